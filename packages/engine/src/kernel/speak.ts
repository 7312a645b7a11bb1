import type { GameEvent } from './event.ts';
import { isRecord } from './json.ts';
import type { Refusal } from './refusal.ts';
import { kernelRules } from './rules.ts';
import { type Language, type Reader, type RuleTexts, render, type Text, type Texts } from './texts.ts';

/** Somebody who reads what a title says: in a language, knowing the players by name. */
export interface Listener {
  readonly language: Language;
  readonly players: readonly string[];
  readonly title: { readonly texts: Texts; readonly rules: RuleTexts };
}

/** The text of a refusal: its own if the title has one, else the sentence of the rule it cites. */
export function refusalText(title: Listener['title'], refusal: Refusal): Text | undefined {
  return title.texts[`refusal.${refusal.code}`] ?? title.rules[refusal.rule] ?? kernelRules[refusal.rule];
}

export function eventText(title: Listener['title'], event: GameEvent): Text | undefined {
  return title.texts[`event.${event.type}`];
}

export function explain(refusal: Refusal, listener: Listener): string {
  const text = refusalText(listener.title, refusal);
  if (!text) return refusal.rule;
  const cause = refusal.figures['cause'];
  const figures = isRefusal(cause) ? { ...refusal.figures, reason: explain(cause, listener) } : refusal.figures;
  return render(text, figures, readerOf(listener));
}

export function narrate(event: GameEvent, listener: Listener): string {
  const text = eventText(listener.title, event);
  return text ? render(text, event, readerOf(listener)) : event.type;
}

function readerOf({ language, players, title }: Listener): Reader {
  return { language, players, texts: title.texts };
}

function isRefusal(value: unknown): value is Refusal {
  return (
    isRecord(value) &&
    typeof value['code'] === 'string' &&
    typeof value['rule'] === 'string' &&
    isRecord(value['figures'])
  );
}
