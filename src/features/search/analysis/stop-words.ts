import { memoize } from 'contentful-emulator/async/memoize.ts'
import { fold, withoutSpelledUmlauts } from './fold.ts'

/** Function words and question words in their usual spelling. They do not help to find a page. */
const WORDS: Readonly<Record<string, string>> = {
  ar: 'في من الى إلى على عن مع هل ما ماذا متى أين كيف كم لماذا هذا هذه ذلك تلك هو هي هم أنا نحن أنت أنتم لي لنا لكم به بها فيه فيها يوجد توجد يمكن يمكنني أستطيع أريد هناك أي أو ثم لو إذا كان كانت يكون لا نعم جدا يوم عند عندكم لديكم بعد قبل كل غير هنا أن إن',
  da: 'og i på til af en et den det de der er var har kan jeg vi du man hvad hvor hvornår hvordan hvorfor hvem for med om fra som at eller ikke min mit',
  de: 'der die das den dem des ein eine einen einem einer eines und oder aber auch in im an am auf aus bei beim mit nach von vom vor zu zum zur für über um bis ist sind war wird werden kann können darf dürfen muss müssen soll hat haben habt gibt es ich du er sie wir ihr man mich mir uns euch mein meine unser wie was wer wo wann warum wieso welche welcher welches wohin woher viel viele so sehr noch schon da hin hier denn eigentlich bitte als wenn dass nicht kein keine ab seit etwas jemand etwa mal doch nur alle alles wollen will möchte möchten würde wäre hätte könnte könnten bekomme bekommt braucht brauche dort danach davor',
  en: 'a an the and or but of in on at to from by for with about as into is are was were be been do does did can could may might will would should shall must have has had i you he she it we they me my your our their us them this that these those there here what when where which who whom whose why how much many so very too if then than not no any some please just also get got let s t m re up off out both own need needs want wants know anyone someone anything something somewhere already still whether while during before after go goes going',
  es: 'el la los las un una unos unas y o pero de del en a al con por para sin sobre es son era hay ser estar está están puedo puede se me mi su nos nuestro yo tú usted ustedes qué que cuál cuándo cuando dónde donde cómo como cuánto cuanto por no si muy',
  fr: 'le la les l un une des du de d et ou mais en dans à au aux sur sous par pour avec sans chez est sont était être a ont avoir peut puis on je j tu il elle nous vous ils elles me moi mon ma mes votre vos notre nos ce cet cette ces ça c y qui que qu quoi quand où comment pourquoi combien quel quelle quels quelles si très pas ne n plus t s m',
  it: 'il lo la i gli le un uno una e o ma di del della dei in nel nella a al alla da dal con per su è sono ha hanno può posso si mi io noi voi che chi cosa quando dove come perché quanto non se molto',
  ja: 'は が を に へ で と も の や か から まで より など ね よ です ます でした ました ません ある あります ありますか いる います する します できる できます できますか なる なります いい よい こと もの ため どう どこ いつ なに 何 なぜ どの どれ くらい ぐらい ください について という れる られる て た だ な い う し き さ ん って けど ので のか れ られ せ',
  nl: 'de het een en of maar van in op aan te tot naar bij met voor door over uit om is zijn was wordt kan kunnen mag mogen moet heb hebben heeft er ik je jij u hij zij we wij jullie mijn ons wat wie waar wanneer waarom hoe welke veel zo niet geen',
  pt: 'o a os as um uma e ou mas de do da dos das em no na nos nas ao à com por para sem sobre é são há ser está posso pode se me eu nós você que qual quando onde como quanto porque não muito',
  ru: 'и в во на с со к ко у о об от до из за для по не что как где когда почему сколько кто это есть ли можно мне я вы мы он она они или а но',
  sv: 'och i på till av en ett den det de är var har kan jag vi du man vad var när hur varför vem för med om från som att eller inte min mitt',
}

/** Returns the normalized stop words of a language, or an empty set if the language has no list. */
export const stopWordsOf = memoize((language: string): ReadonlySet<string> => {
  const folded = (WORDS[language] ?? '').split(' ').filter(Boolean).map(fold)
  return new Set(language === 'de' ? folded.map(withoutSpelledUmlauts) : folded)
}, new Map())
