import { type Result, refused } from '@stellwerk/engine/kernel';
import { type PeerGame, readPeerGame, readPeerText } from './file.ts';
import type { Imported, Watch } from './importer.ts';
import { importers } from './importers.ts';
import { decline } from './plain.ts';

/** A game of 18xx.games as a game of ours, every move of it checked; or why not, and then nothing is taken over. */
export function importPeerGame(data: unknown): Result<Imported> {
  const file = readPeerGame(data);
  return file.ok ? playFile(file.value) : file;
}

export function importPeerText(text: string): Result<Imported> {
  const file = readPeerText(text);
  return file.ok ? playFile(file.value) : file;
}

export function playFile(file: PeerGame, watch: Watch = () => true): Result<Imported> {
  const importer = importers.find(({ peerTitle }) => peerTitle === file.title);
  if (importer) return importer.play(file, watch);
  const known = importers.map(({ peerTitle }) => peerTitle).join(', ');
  return refused(decline('interop/title', { title: file.title, known }));
}
