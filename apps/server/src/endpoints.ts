import { botRoutes } from './accounts/bot-routes.ts';
import { entryRoutes } from './accounts/entry-routes.ts';
import { passwordRoutes } from './accounts/password-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { vacationRoutes } from './accounts/vacation-routes.ts';
import { verificationRoutes } from './accounts/verification-routes.ts';
import { friendRoutes } from './club/friend-routes.ts';
import { clubGameRoutes } from './club/game-routes.ts';
import { profileRoutes } from './club/profile-routes.ts';
import { tournamentRoutes } from './club/tournament-routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { noticeRoutes } from './notify/notice-routes.ts';
import { pushRoutes } from './notify/push-routes.ts';
import { webhookRoutes } from './notify/webhook-routes.ts';
import { moveRoutes } from './play/move-routes.ts';
import { pastRoutes } from './play/past-routes.ts';
import { programRoutes } from './play/program-routes.ts';
import { gameRoutes } from './play/routes.ts';
import { entranceRoutes } from './tables/entrance-routes.ts';
import { playerRoutes } from './tables/player-routes.ts';
import { tableRoutes } from './tables/routes.ts';
import { seatRoutes } from './tables/seat-routes.ts';
import { statisticsRoutes } from './tables/statistics-routes.ts';
import { talkRoutes } from './tables/talk-routes.ts';
import { titleRoutes } from './tables/title-routes.ts';

/** Everything the server can be asked for, in the order of its description. */
export const endpoints: readonly Endpoint[] = [
  ...accountRoutes,
  ...entryRoutes,
  ...passwordRoutes,
  ...verificationRoutes,
  ...sessionRoutes,
  ...vacationRoutes,
  ...botRoutes,
  ...titleRoutes,
  ...tableRoutes,
  ...entranceRoutes,
  ...seatRoutes,
  ...gameRoutes,
  ...pastRoutes,
  ...moveRoutes,
  ...programRoutes,
  ...talkRoutes,
  ...playerRoutes,
  ...statisticsRoutes,
  ...noticeRoutes,
  ...pushRoutes,
  ...webhookRoutes,
  ...clubGameRoutes,
  ...profileRoutes,
  ...friendRoutes,
  ...tournamentRoutes,
];
