import { conserved } from './audit.ts';
import { tileStock } from './board.ts';
import { paySecondHalf } from './capital.ts';
import { issueOf, MARKER_COSTS, PERMITS } from './companies.ts';
import { companyTurn } from './company-turn.ts';
import { chargeInterest, debtOf, owe, repay } from './debts.ts';
import { removeUnsold } from './departures.ts';
import { foundCompany } from './founding.ts';
import { merger } from './merger.ts';
import { options } from './options.ts';
import { certificateLimit, certificatesHeld, nextOnSale } from './paper.ts';
import { assignPermit } from './powers.ts';
import { privates } from './privates.ts';
import { routeRules } from './route-rules.ts';
import { score } from './score.ts';
import { sellUnits } from './selling.ts';
import { setup } from './setup.ts';
import { directorSeat } from './state.ts';
import { stockRound } from './stock-round.ts';
import { layTile } from './track-laying.ts';
import { phases } from './trains.ts';

/** The rules that the game keeps without ever refusing by them, each with the code or the data that keeps it. */
export const keptBy: Readonly<Record<string, unknown>> = {
  '1880/II-gen-b': setup,
  '1880/II-gen-c': score,
  '1880/III-mat-d': issueOf,
  '1880/III-mat-e': MARKER_COSTS,
  '1880/III-mat-g': PERMITS,
  '1880/IV-setup-b': setup,
  '1880/IV-setup-f': conserved,
  '1880/IV-setup-h': options,
  '1880/V-sr1-g': stockRound,
  '1880/VI-priv-b': privates,
  '1880/VI-priv-d': conserved,
  '1880/VI-P2-b': routeRules,
  '1880/VI-P3-b': routeRules,
  '1880/VI-P5-e': assignPermit,
  '1880/VII-inv-n': paySecondHalf,
  '1880/VII-inv-p': certificatesHeld,
  '1880/VII-inv-t': merger,
  '1880/VII-inv-v': routeRules,
  '1880/VIII-dirchange-f': directorSeat,
  '1880/VIII-dirchange-h': sellUnits,
  '1880/VIII-permit-d': foundCompany,
  '1880/X-lay-k': layTile,
  '1880/X-upgrade-f': layTile,
  '1880/X-upgrade-g': layTile,
  '1880/X-upgrade-h': layTile,
  '1880/X-upgrade-m': tileStock,
  '1880/X-marker-e': companyTurn,
  '1880/X-marker-m': removeUnsold,
  '1880/X-marker-o': companyTurn,
  '1880/X-debt-e': owe,
  '1880/X-debt-f': repay,
  '1880/X-debt-g': chargeInterest,
  '1880/X-debt-j': debtOf,
  '1880/X-run-j': routeRules,
  '1880/X-run-l': routeRules,
  '1880/X-run-m': routeRules,
  '1880/X-run-n': routeRules,
  '1880/X-transsib-b': routeRules,
  '1880/XI-phase-f': phases,
  '1880/XII-limit-c': certificateLimit,
  '1880/XII-limit-e': nextOnSale,
};
