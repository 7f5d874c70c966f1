import { defineModule } from '../../lib/module';
import type { ContentService } from '../content/content.service';
import type { TrackingService } from '../tracking/tracking.service';
import { settingsRoutes } from './settings.routes';
import { staffSettingsRoutes } from './staff-settings.routes';
import type { SettingsService } from './settings.service';

interface Dependencies {
  /** Made first of all, as most modules read it. */
  settings: SettingsService;
  content: Pick<ContentService, 'footer'>;
  tracking: Pick<TrackingService, 'visits'>;
}

/** What the owner of the shop has set. */
export const settingsModule = ({ settings, content, tracking }: Dependencies) =>
  defineModule({
    services: {},
    routes: [
      { prefix: '/api/main', plugin: settingsRoutes(settings, content, tracking) },
      { prefix: '/api/main/admin', plugin: staffSettingsRoutes(settings) },
    ],
  });
