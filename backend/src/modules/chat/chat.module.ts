import type { OpenDatabase } from '../../db';
import { defineModule, type WithCore } from '../../lib/module';
import type { VerifyAccessToken } from '../../plugins/auth';
import { createAnswers } from './answers';
import type { Assistant } from './assistant';
import { createChatRepository } from './chat.repository';
import { chatRoutes } from './chat.routes';
import { createChatService, type ChatServiceDependencies } from './chat.service';
import { createChatStreams } from './chat-streams';
import { chatData } from './personal-data';

interface Dependencies {
  announcements: Pick<OpenDatabase, 'announce' | 'announcing' | 'listen'>;
  verify: VerifyAccessToken;
  assistant: Assistant;
  productsNow: ChatServiceDependencies['productsNow'];
}

/** Conversations of customers with the assistant. */
export function chatModule(deps: WithCore<Dependencies>) {
  const { db, clock, limits, config, verify } = deps;
  const repository = createChatRepository(db);
  const answers = createAnswers({ ...deps, repository });
  const chat = createChatService({ ...deps, repository, answers, sdk: config.chat });
  const streams = createChatStreams({ repository, answers, verify, clock });
  return defineModule({
    services: { chat },
    routes: [{ prefix: '/api/chat', plugin: chatRoutes(chat, streams, limits) }],
    jobs: [
      { name: 'old conversations', every: 'minute', run: () => chat.purgeExpired() },
      { name: 'answers that nobody writes any more', every: 'minute', run: () => answers.endDead() },
    ],
    personalData: [chatData(db)],
  });
}
