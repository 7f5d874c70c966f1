import { defineModule, type Core } from '../../lib/module';
import { createMediaFiles } from './media.files';
import { createMediaRepository } from './media.repository';
import { mediaRoutes } from './media.routes';
import { createMediaService } from './media.service';

/** Pictures, in the widths and formats that browsers ask for. */
export function mediaModule({ db, config }: Core) {
  const files = createMediaFiles(config.dataDir);
  const media = createMediaService({ repository: createMediaRepository(db), files });
  return defineModule({
    services: { media, files },
    routes: [{ prefix: '/api/main', plugin: mediaRoutes(media) }],
  });
}
