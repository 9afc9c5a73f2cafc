import type { Dictionary } from './rewrite.ts'

function dictionary(lines: string): Dictionary {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => line.trim().split(', '))
      .map((pair) => {
        const [word = '', other = ''] = pair.split(' ')
        return [word, other]
      }),
  )
}

/** Other English words for the same things. */
export const SYNONYMS = dictionary(`
  title heading, heading title, headline title, body text, content copy, description overview, summary teaser, excerpt intro, slug permalink
  image photo, picture image, photo picture, date published, author writer, name title, post article, article post, page landing, category topic
  tag category, topic category, hero banner, banner hero, button cta, cta button, link button, menu navigation, navigation menu, quote citation
  sections blocks, blocks modules, components sections, modules components, person member, member person, label text, url href, href url, bio biography
  seo metadata, metadata seo, event workshop, start begin, end until, faq accordion, gallery slider, subline subtitle, sub subtitle, settings config
`)

export const GERMAN = dictionary(`
  title titel, heading ueberschrift, headline ueberschrift, body text, content inhalt, description beschreibung, summary zusammenfassung, excerpt anriss
  image bild, picture bild, photo foto, date datum, author autor, name name, post beitrag, article artikel, page seite, category kategorie
  tag schlagwort, topic thema, hero buehne, banner banner, button knopf, cta knopf, link link, menu menue, navigation navigation, quote zitat
  sections abschnitte, blocks bausteine, components bausteine, modules module, person person, label beschriftung, url adresse, bio biografie
  event veranstaltung, start beginn, end ende, question frage, answer antwort, price preis, published veroeffentlicht, internal intern, subline unterzeile
  sub untertitel, settings einstellungen, location ort, role funktion, author autor, first vor, last nach, caption bildunterschrift, quote zitat
`)

export const FRENCH = dictionary(`
  title titre, heading titre, headline titre, body texte, content contenu, description description, summary resume, excerpt extrait
  image image, picture image, photo photo, date date, author auteur, name nom, post article, article article, page page, category categorie
  tag etiquette, topic sujet, hero banniere, banner banniere, button bouton, cta bouton, link lien, menu menu, navigation navigation, quote citation
  sections sections, blocks blocs, components composants, modules modules, person personne, label etiquette, url adresse, bio biographie
  event evenement, start debut, end fin, question question, answer reponse, price prix, published publie, internal interne, subline soustitre
  sub soustitre, settings parametres, location lieu, role fonction, caption legende
`)

export const JAPANESE = dictionary(`
  title タイトル, heading 見出し, headline 見出し, body 本文, content 内容, description 説明, summary 概要, excerpt 要約
  image 画像, picture 画像, photo 写真, date 日付, author 著者, name 名前, slug スラッグ, published 公開, sections セクション
  label ラベル, url リンク, href リンク, question 質問, answer 回答, price 価格, menu メニュー, caption キャプション, location 場所, start 開始, end 終了
`)
