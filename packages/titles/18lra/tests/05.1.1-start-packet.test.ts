import { startPackets } from '../../rhineland/tests/start-packet.ts';
import { edition } from './edition.ts';

startPackets(edition);
