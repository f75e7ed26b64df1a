/** What dialogs and longer texts over the screen say in Danish, which comes with them; other languages are whole. */
export const daDialogs = {
  'dialog.service.title': 'Fejl',
  'dialog.service.text': 'Der er et midlertidigt problem. Genstart programmet, eller besøg {site}.',
  'dialog.service.site': 'vores hjemmeside',
  'dialog.unreachable.title': 'Vi kan ikke få fat i tjenesten',
  'dialog.unreachable.text': 'Tjenesten svarer ikke lige nu. Se, om nettet er slået til, og prøv igen.',
  'dialog.abroad.title': 'Du er uden for Danmark',
  'dialog.abroad.text': 'Noget kan kun ses i Danmark, fordi rettighederne ikke gælder her.',
  'dialog.announcement.title': 'Besked til dig',
  'dialog.exit.title': 'Vil du lukke {title}?',
  'diagnostics.title': 'Om dette apparat',
  'text.correction': 'Rettelse',
  'text.page': 'Side {position} af {count}',
} as const;
