import type { Offer } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';
import { ask } from './answers.ts';

let asked: Promise<Offer | undefined> | undefined;

async function read(): Promise<Offer | undefined> {
  const answer = await ask<Offer>('GET', '/api/server');
  if (!answer.ok) asked = undefined;
  return answer.ok ? answer.value : undefined;
}

/** What the server offers; asked once, undefined until it has answered. */
export function useOffer(): Offer | undefined {
  const [offer, setOffer] = useState<Offer | undefined>();
  useEffect(() => {
    asked ??= read();
    void asked.then(setOffer);
  }, []);
  return offer;
}
