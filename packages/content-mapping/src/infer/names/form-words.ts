/** Words in several languages for reports of forms, and for messages. */
const REPORTS =
  'success|error|failure|invalid|thanks|thank you|confirmation|validation|erfolg|erfolgs|fehler|danke|dank|bestatigung|bestatigungs|succes|erreur|merci|exito|gracias|confirmacion|successo|errore|grazie|conferma|sucesso|erro|obrigado|confirmacao|fout|bedankt|tack|takk'
const MESSAGES =
  'message|msg|text|copy|title|headline|heading|label|note|meldung|nachricht|texte|mensaje|texto|messaggio|testo|mensagem|bericht|tekst|meddelande|melding'
const REPORT = new RegExp(
  String.raw`\b(?:${REPORTS}) (?:${MESSAGES})s?$|^(?:${MESSAGES}) (?:(?:de|d|di|of|for|on) )?(?:${REPORTS})$|^(?:${REPORTS})(?:meldung|nachricht|meddelande|melding|bericht)(?: text)?$`,
)

/** Returns whether a field contains a message that a form shows after it was sent: `successMessage`, `Fehlermeldung`, but not `successStory`. */
export function isFormReport(words: readonly string[]): boolean {
  return REPORT.test(words.join(' '))
}
