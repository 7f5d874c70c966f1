import { defineModule, type WithCore } from '../../lib/module';
import type { Assistant } from '../chat/assistant';
import { createModelAssistant } from './model-assistant';
import { createModelBudget } from './model-budget';
import { createModelClient } from './model-client';
import type { ShopReading } from './model-tools';
import { chatModelData } from './personal-data';

/** A language model that answers customers, if the shop's owner configured one; otherwise `assistant` is null. */
export function chatModelModule({
  shop,
  lookup,
  ...core
}: WithCore<{ shop: ShopReading; lookup: Assistant }>) {
  const { db, clock, log, config, siteName } = core;
  const { model } = config.chat;
  const budget = createModelBudget({ db, clock, limits: model, secret: config.platformSecret });
  const assistant =
    model.url === null
      ? null
      : createModelAssistant({
          client: createModelClient({ url: model.url, key: model.key, model: model.name }, model),
          budget,
          shop,
          lookup,
          siteName,
          clock,
          log,
          answerMs: model.answerMs,
        });
  return defineModule({
    services: { modelAssistant: assistant },
    jobs: [{ name: 'use of the language model', every: 'minute', run: () => budget.purgeExpired() }],
    personalData: [chatModelData(db)],
  });
}
