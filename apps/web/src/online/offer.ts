import { ask, readAs } from '@stellwerk/client/answers';
import * as shapes from '@stellwerk/client/shapes';
import type { Offer } from '@stellwerk/server/api';
import { useEffect, useState } from 'react';

let asked: Promise<Offer | undefined> | undefined;

async function read(): Promise<Offer | undefined> {
  const answer = await readAs(shapes.offer, ask('GET', '/api/server'));
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
