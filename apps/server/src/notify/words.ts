import type { Language } from '@stellwerk/engine/kernel';
import type { NoticeKind } from '../api/index.ts';

type Text = Readonly<Record<Language, string>>;

/** What a notification says; {name} is the table's. */
export const NOTICES: Readonly<Record<NoticeKind, Text>> = {
  turn: { de: 'Du bist am Zug: {name}', en: 'It is your turn: {name}' },
  started: { de: 'Das Spiel hat begonnen: {name}', en: 'The game has begun: {name}' },
  over: { de: 'Das Spiel ist zu Ende: {name}', en: 'The game is over: {name}' },
  undo: { de: 'Jemand möchte Züge zurücknehmen: {name}', en: 'Somebody asks to take moves back: {name}' },
  fell: { de: 'Eine Bedenkzeit ist abgelaufen: {name}', en: 'A clock has fallen: {name}' },
  invited: { de: 'Du bist eingeladen: {name}', en: 'You are invited: {name}' },
  program: { de: 'Dein vorgemerkter Zug hat geendet: {name}', en: 'Your programmed move has stopped: {name}' },
};

type MailKind = 'verify' | 'known' | 'reset';

export const MAILS: Readonly<Record<MailKind, { readonly subject: Text; readonly text: Text }>> = {
  verify: {
    subject: { de: 'Bestätige deine E-Mail-Adresse', en: 'Confirm your e-mail address' },
    text: {
      de: '{name} hat mit dieser Adresse ein Konto eröffnet. Bist du das, bestätige mit diesem Verweis, dass sie dir gehört; er gilt zwei Stunden. Bist du es nicht, lass ihn liegen.',
      en: '{name} has opened an account with this address. If that is you, this link confirms that it is yours; it is good for two hours. If it is not, leave it alone.',
    },
  },
  known: {
    subject: { de: 'Du hast schon ein Konto', en: 'You have an account already' },
    text: {
      de: 'Mit dieser Adresse wollte jemand ein Konto eröffnen; es gibt schon eines. Warst du es, melde dich mit ihm an oder lass dir ein neues Passwort schicken. Warst du es nicht, brauchst du nichts zu tun.',
      en: 'Somebody asked to open an account with this address, and there is one already. If it was you, sign in with it or ask for a new password. If it was not, there is nothing to do.',
    },
  },
  reset: {
    subject: { de: 'Neues Passwort', en: 'New password' },
    text: {
      de: 'Mit diesem Verweis setzt du ein neues Passwort. Er gilt zwei Stunden. Hast du nicht darum gebeten, lass ihn liegen.',
      en: 'This link sets a new password. It is good for two hours. If you did not ask for it, leave it alone.',
    },
  },
};

export function inWords(text: Text, language: string, figures: Readonly<Record<string, string>> = {}): string {
  return text[language === 'de' ? 'de' : 'en'].replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
}
