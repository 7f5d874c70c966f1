import { splitLanguage } from '@storefront/shared/router/addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaffBrowser } from '../staff/staff-cookie';
import { groupOf, type BrowserGroup } from './cohort';
import type { Device, VisitorTraits } from './rollout-audience';

/** What decides which canary a page view gets. */
export interface Visitor extends VisitorTraits {
  group: BrowserGroup;
}

/** The visitor behind a request for a page. `address` is the page's, where the request is for something else. */
export function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, address = request.url }: { secret: string; address?: string },
): Visitor {
  const [pathname = '/'] = address.split(/[?#]/);
  return {
    group: groupOf(request, reply),
    isStaff: isStaffBrowser(request, secret),
    language: splitLanguage(pathname).language,
    device: deviceOf(request.headers),
  };
}

/** Tablets are desktops: they get the wide layout, and Chromium says of them that they are not mobile. */
function deviceOf({ 'sec-ch-ua-mobile': hint, 'user-agent': agent = '' }: FastifyRequest['headers']): Device {
  if (hint === '?1' || hint === '?0') return hint === '?1' ? 'mobile' : 'desktop';
  return /\bMobi/.test(agent) && !/\biPad\b/.test(agent) ? 'mobile' : 'desktop';
}
