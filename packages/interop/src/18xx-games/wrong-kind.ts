import { isRecord, type Refusal } from '@stellwerk/engine/kernel';
import { decline } from './plain.ts';

/** What a file that is no game of the site is instead, as far as its looks tell. */
export function wrongKind(data: unknown): Refusal {
  if (typeof data === 'string') return decline(kindOfText(data));
  if (Array.isArray(data)) return decline(data.length === 0 ? 'interop/file' : 'interop/list');
  if (!isRecord(data)) return decline('interop/file');
  if (data['format'] === 'stellwerk-game') return decline('interop/our-game');
  if ('locosOfEachNumber' in data) return decline('interop/components');
  if (typeof data['title'] === 'string' && !('actions' in data)) return decline('interop/no-actions');
  if (Array.isArray(data['games'])) return decline('interop/list');
  return decline('interop/file');
}

function kindOfText(text: string): string {
  const start = text.slice(0, 400).trimStart();
  if (start === '') return 'interop/empty';
  if (start.startsWith('\u001f') || start.startsWith('PK\u0003')) return 'interop/packed';
  if (/^<(!doctype|html|\?xml|svg)/i.test(start)) return 'interop/web-page';
  return /^[[{]/.test(start) ? 'interop/cut-short' : 'interop/file';
}
