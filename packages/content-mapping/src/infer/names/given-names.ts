import { withoutAccents } from './words.ts'

/** Common given names of many countries, in lower case without accents. They show that the values of a field are names of people. */
const GIVEN = new Set(
  [
    'aaron abdul abdullah abigail adam adele adrian agnes agnieszka ahmed ahmet aisha akira alan albert alejandro aleksander alessandro alex alexander',
    'alexandra alexis ali alice alicia alina alison amadou amanda amara amare amber amelia amina amir amy ana anastasia anders andre andrea andreas andres',
    'andrew andrzej andy angela anika anita anja ann anna anne annika anthony anton antonio aoife aria ariel arjun arthur asha ashley astrid audrey ava aya',
    'ayse barbara beatrice ben benjamin bernard beth bianca bill birgit bjorn bob bogdan brad brandon brian bronwyn bruno bryan camila camille carina carla',
    'carlos carmen caroline catherine cecilia celine chad charles charlie charlotte chen chiara chidi chinedu chloe chris christian christina christine',
    'christoph christopher ciara claire clara claudia colin connor craig cristina cynthia daisy dan dana daniel daniela danielle dariusz darren dave david',
    'dean deborah deepa denise dennis derek diana diego dimitri dirk dmitri dominic donald donna doris dorothy dylan edith eduardo edward eleanor elena eli',
    'elias elif elin elisa elisabeth elise elizabeth ella ellen elsa emil emilia emilie emily emma enrique eric erica erik erika erin ernest esther ethan',
    'eugene eva evan eve evelyn ewa fabian fatima fatou felicia felix fernanda fernando filip fiona florian frances francesca francisco frank franz fred',
    'frederic frederik frida frode gabriel gabriela gareth gary george georgia gerard gianna gina giovanni giulia gloria grace graham greg gregory greta',
    'guido gunnar gustav gwen hakan hana hanna hannah hans harold harry haruto hassan heather hector heidi helen helena helga henrik henry hiroko hiroshi',
    'holly hugo ian ibrahim ida ines inger ingrid irene iris isaac isabel isabella ivan ivar jack jacob jacqueline jake jakob james jamie jan jana jane',
    'janet jasmine jason javier jay jean jeff jeffrey jennifer jenny jens jeremy jerome jesper jesse jessica jill jim jiri joan joanna joao joe joel johan',
    'johann johanna john johnny jon jonas jonathan jordan jorge jose josef joseph josephine josh joshua juan judith julia julian juliana julie juliette jun',
    'jurgen justin kai karen kari karin karl karla kasper katarzyna kate katharina katherine kathleen kathryn katie katja kayla keiko keith kelly ken kenji',
    'kenneth kevin khadija kim knut kofi kristen kristina krzysztof kumar kurt kwame kyle lakshmi lara larry lars laura lauren lea leah lee leif leila lena',
    'leo leon leonardo leonie liam lila lily linda lindsay lisa lise liz lorenzo louis louise luca lucas lucia lucy luis luisa lukas luke lydia magdalena',
    'magnus maja malgorzata malik manuel mara marc marcel marco marcus marek margaret margarita maria mariam mariana marie marina mario marion marisa marit',
    'mark markus marta martha martin martina mary mateo mathias matias matt matteo matthew matthias maurice max maximilian maya megan mehmet mei mei-ling',
    'melanie melissa mette mia michael michaela michel michelle miguel mike mila milan milos mina minh miriam mohamed mohammed molly monica monika morgan',
    'moritz muhammad mustafa nadia nancy naoko naomi natalia natalie natasha nathan neha neil nelson ngozi niamh nicholas nick nicola nicolas nicole niels',
    'nikola nikolai nils nina noah noel noemi nora norma odd oksana ola olav ole olena olga oliver olivia omar oscar otto owen pablo padraig pamela paola',
    'pascal patricia patrick paul paula pauline pavel pedro per peter petra phil philip philipp pia pierre pieter piotr priya rachel radek rafael rahul raj',
    'ralf ralph ramon raquel raul ravi raymond rebecca regina renata rene rhiannon rhys ricardo richard rita robert roberta roberto robin rodrigo roger',
    'roland roman ron ronald rosa rosalie rose ross roxana ruben rune ruth ryan sabine sabrina said sally sam samantha samir samuel sandra sanjay sanna',
    'santiago sara sarah sasha scott seamus sean sebastian selma sergei sergio shane shannon sharon sheila shreya sigrid silvia simon simone sinead siobhan',
    'sofia solveig sonia sonja sophia sophie stacy stanislav stefan stefanie stella stephan stephanie stephen steve steven stuart sue sunita susan susanna',
    'susanne suzanne sven sylvia takashi tamara tania tanya tara tatiana ted teresa thandiwe theo theodore theresa thomas tiago tim timothy tina tobias',
    'todd tom tomas tony tove tracy trevor tuan tyler ulrich ulrike ursula vaclav valentina valerie vanessa vera veronica victor victoria vikram vincent',
    'viola violet virginia vivian vladimir walter wanjiru wei wendy werner wilhelm will william wojciech wolfgang xavier yan yara yasmin yoko yosef yuki',
    'yumi yusuf yves yvonne zahra zanele zeynep zoe zoey zuzana',
  ].flatMap((line) => line.split(' ')),
)

const TITLE = /^(?:dr|prof|mr|mrs|ms|herr|frau|sir|dame)\.?\s+/i
/** Two to four words in upper case, with lower-case particles between them: `Ludwig van Beethoven`. */
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Ll}{1,3}|\p{Lu}[\p{L}'’.-]*)){0,2}\s\p{Lu}[\p{L}'’.-]*$/u

function plain(word: string): string {
  return withoutAccents(word).toLowerCase()
}

/** Returns whether a word is a common given name. Considers only the first part of `Jean-Luc`. */
export function isGivenName(word: string): boolean {
  return GIVEN.has(plain(word).split('-')[0] ?? '')
}

/**
 * Returns whether a text is the full name of a person with a common given name.
 *
 * @example
 * isNameOfPerson('Dr. Aya Kobayashi') // true
 */
export function isNameOfPerson(text: string): boolean {
  const name = text.trim().replace(TITLE, '')
  return FULL_NAME.test(name) && isGivenName(name.split(/\s/)[0] ?? '')
}
