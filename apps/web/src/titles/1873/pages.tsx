import type { BaseState } from '@stellwerk/engine/kernel';
import { isPosition, MINE_COMPANY_IDS, mineCompanyNames, phases, railways, units } from '@stellwerk/titles/1873';
import { TicketRow } from '../../parts/ticket.tsx';
import type { Speaker } from '../../text/speaker.ts';
import { Colours } from '../railway/colours.tsx';
import { FactTable } from '../railway/library.tsx';
import { MaterialPage } from '../railway/material.tsx';
import { namedHexOn } from '../railway/places.ts';
import { words as common } from '../railway/words.ts';
import { unitTickets } from './header.ts';
import { companyLooks } from './look.ts';
import { MinesTable } from './mines-page.tsx';
import { POWERS, powerOf } from './powers.ts';
import { railway } from './railway.ts';
import { words } from './words.ts';

interface PageProps {
  readonly speaker: Speaker;
}

export function Material({ state, speaker }: PageProps & { readonly state: BaseState }) {
  if (!isPosition(state)) return null;
  return (
    <MaterialPage
      railway={railway}
      state={state}
      speaker={speaker}
      trains={<TicketRow tickets={unitTickets(state, speaker)} />}
    >
      <Phases speaker={speaker} />
    </MaterialPage>
  );
}

function Phases({ speaker }: PageProps) {
  return (
    <FactTable
      caption={words.phases}
      heads={[words.phase, common.colours, words.rounds, words.machineUpkeep, words.upkeep]}
      speaker={speaker}
      rows={Object.values(phases).map(({ id, tiles, operatingRounds, machines, locos }) => ({
        id,
        name: id,
        cells: [
          <Colours key="colours" colours={tiles} speaker={speaker} />,
          operatingRounds,
          machines.join(' · '),
          locos.join(' · '),
        ],
      }))}
    />
  );
}

export function UnitsPage({ speaker }: PageProps) {
  const price = (sum: number | null) => (sum === null ? '–' : railway.money(sum, speaker));
  return (
    <>
      <FactTable
        caption={words.unitsPage}
        heads={[common.typeHead, common.count, words.machine, words.loco]}
        speaker={speaker}
        rows={Object.entries(units).map(([size, { count, machine, loco }]) => ({
          id: size,
          name: size,
          cells: [count ?? speaker.text(common.endless), price(machine), price(loco)],
        }))}
      />
      <Phases speaker={speaker} />
    </>
  );
}

export function CompaniesPage({ speaker }: PageProps) {
  const placeOf = (hex: string) => namedHexOn(railway.map, hex);
  return (
    <>
      <FactTable
        caption={common.companiesPage}
        heads={[common.name, common.home, words.active, words.routeCost, railway.terms.markers]}
        companies={companyLooks}
        speaker={speaker}
        rows={Object.values(railways).map(({ id, name, homes, concession, markers }) => ({
          id,
          name: `${id} · ${name}`,
          cells: [
            homes.map(placeOf).join(', '),
            concession.phase,
            railway.money(concession.cost, speaker),
            `${markers[20]} / ${markers[10]}`,
          ],
        }))}
      />
      <MinesTable state={undefined} speaker={speaker} />
      <p className="quiet">{MINE_COMPANY_IDS.map((id) => `${id} ${mineCompanyNames[id]}`).join(' · ')}</p>
      <div className="long-facts">
        <FactTable
          caption={words.powers}
          heads={[common.name, common.power]}
          companies={companyLooks}
          speaker={speaker}
          rows={Object.keys(POWERS).map((id) => ({ id, name: speaker.term(id), cells: [powerOf(id, speaker)] }))}
        />
      </div>
    </>
  );
}
