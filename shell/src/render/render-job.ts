import type { ClientSetting, Language, Redirect, Registry } from '@storefront/shared/contracts';
import type { Bases } from '@storefront/shared/http';
import type { Rendered } from '../config';

/** One page to draw. Nothing in it is anybody's own, so equal jobs give equal pages, whatever their request ids. */
export interface RenderJob {
  language: Language;
  /** Without language prefix. */
  path: string;
  /** Only what changes the page, in one order: `?page=2`. */
  search: string;
  registry: Registry;
  siteName: string;
  /** What the owner has set; asked for where a document server does not say it. */
  setting?: ClientSetting;
  /** Where people open the shop, without a slash at its end. */
  publicUrl: string;
  /** As this server calls them. */
  bases: Bases;
  deployment: 'demo' | 'production';
  /** The page's own code is left to the browser. */
  isFrameOnly: boolean;
  /** Remotes whose widgets are left to the browser, because they failed. */
  withoutWidgetsOf?: readonly string[];
  /** How long the page waits for its code and its needs, 800 ms by default. */
  limitMs?: number;
  /** Sent with the page's calls to the backend, and named with its errors. */
  requestId?: string | undefined;
}

/** What a drawn page is made of. */
export interface DrawnPage {
  /** 503: what the page is about could not be had in time, so it holds the frame. */
  status: 200 | 404 | 410 | 503;
  /** What stands in the root element. */
  html: string;
  /** The styles that this page uses, and their ids, which the browser does not insert again. */
  styles: { css: string; ids: string[] };
  /** Title, description, addresses and shared links, for the document's head. */
  head: string;
  /** Structured data. Absent when the shell is an older one, which has it in `head`. */
  jsonLd?: string;
  rendered: Rendered;
  /** Epoch ms at which something that is shown ends. */
  validUntil: number | null;
  /** Why the remote's page is not in it although it should be. */
  failure: string | null;
  /** Remotes whose widgets threw while the page was rendered. Absent when the shell is an older one. */
  failedWidgetsOf?: string[];
}

export type RenderResult = DrawnPage | Redirect;
