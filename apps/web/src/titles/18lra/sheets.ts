import {
  type CompanyId,
  companies,
  DEC_BONUS,
  harbourOf,
  harbourPricesOf,
  hasHarbourMarker,
  mapOf,
  type State,
} from '@stellwerk/titles/18lra';
import type { Speaker } from '../../text/speaker.ts';
import { namedHexOn } from '../railway/places.ts';
import type { Owner } from '../view.ts';
import { words } from './words.ts';

const PRIVILEGES = { CCE: words.privilegeCCE, GVE: words.privilegeGVE, MKB: words.privilegeMKB } as const;

function isCompany(id: string): id is CompanyId {
  return id in companies;
}

/** What a company's sheet says of its privilege, its harbour and the emigrant camp. */
export function linesOf(state: State, id: string, speaker: Speaker): Owner['lines'] {
  if (!isCompany(id)) return [];
  const privilege = privilegeOf(id, speaker);
  const harbour = harbourText(state, id, speaker);
  return [
    ...(privilege === undefined ? [] : [{ label: speaker.text(words.privilege), text: privilege }]),
    ...(harbour === undefined ? [] : [{ label: speaker.text(words.harbour), text: harbour }]),
    ...(state.decOn === id
      ? [{ label: speaker.text(words.dec), text: speaker.text(words.decBonus, { bonus: DEC_BONUS }) }]
      : []),
  ];
}

function privilegeOf(id: CompanyId, speaker: Speaker): string | undefined {
  if (companies[id].quickStart) return speaker.text(words.quickStart);
  return id === 'CCE' || id === 'GVE' || id === 'MKB' ? speaker.text(PRIVILEGES[id]) : undefined;
}

/** Where the harbour marker is: on the charter with its prices, built, or turned over and placed as a station. */
function harbourText(state: State, id: CompanyId, speaker: Speaker): string | undefined {
  if (!companies[id].harbour) return undefined;
  const built = harbourOf(state, id);
  if (built !== undefined) return speaker.text(words.harbourBuilt, { place: namedHexOn(mapOf(state), built) });
  return hasHarbourMarker(state, companies[id])
    ? speaker.text(words.harbourLeft, harbourPricesOf(state, id))
    : speaker.text(words.harbourTurned);
}
