import type { Action, Reducer } from 'redux';
import type { ComponentType } from 'react';
import type { NoticeVariant } from './notices';
import type { WidgetEntry } from './widgets';

/** The version of the remote contract. Entry points only grow within a major. */
export const contractVersion = '2.0';

export type Language = 'vi' | 'en';
export const languages: readonly Language[] = ['vi', 'en'];
export const defaultLanguage: Language = 'vi';

/** A remote's words in one language: keys nest, values are i18next texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** A Redux slice as the store mounts it: `name` starts with the remote's name. */
export interface Slice {
  reducerPath: string;
  reducer: Reducer;
}
export type Saga = () => Generator;

/** Who may open a route. `customer` is anyone signed in. */
export type Access = 'public' | 'customer' | 'provider' | 'operator';

/** Where a route was matched: decoded path parameters, the query, and the language of the page. */
export interface At {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
}

/** What stands in the document's head. `title` is without the site's name. */
export interface DocumentHead {
  title: string;
  description?: string;
  /** Path without language prefix, when it differs from the address. */
  canonical?: string;
  image?: string;
  noindex?: boolean;
  jsonLd?: object[];
  /** Address of an RSS feed of what the page is part of. */
  feed?: string;
}

/** Texts by key, for what is not a component: `t('catalog:home.title')`. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/** What a page is about. A route says it itself, or leaves it to the page's code, where it costs other pages nothing. */
export interface PageSubject {
  /** The intents whose answers the page shows. The shell dispatches them; pages hold no fetching effect. */
  needs?(at: At): Action[];
  /** Read from the store after every action; must be cheap. */
  head?(state: never, at: At, t: Translate): DocumentHead;
  /** 503 when what the page is about could not be had: the server then answers with the frame, to be asked again. */
  status?(state: never, at: At): 200 | 404 | 410 | 503 | { redirect: string };
  /** Epoch ms at which what is shown ends: a price, a sale. */
  validUntil?(state: never, at: At): number | undefined;
}

/** What a page's code brings. Pages of one part bring the same slices and sagas: they are mounted and run once. */
export interface RemotePage extends PageSubject {
  Component: ComponentType;
  slices?: readonly Slice[];
  /** Each is run once, whichever page brings it first. */
  saga?: Saga | readonly Saga[];
}

/** Words that only some pages need, loaded beside their code. */
export interface PageMessages {
  /** An i18n namespace of its own: the remote's name, a dash, and the part's. */
  namespace: string;
  load(language: Language): Promise<Messages>;
}

/** One routed page of a remote. */
export interface RemoteRoute extends PageSubject {
  /** Pattern without leading slash and language prefix, as react-router writes it. */
  path: string;
  /** Loads the page's code. What it says of its subject goes before what the route says. */
  lazy(): Promise<RemotePage>;
  messages?: PageMessages;
  /** Default `public`. */
  access?: Access;
  /** The query keys that change the page. */
  cacheKeys?: string[];
  /** `server`: public, rendered before it is sent. */
  render?: 'server' | 'client';
  /** `bare`: logo and footer only, for pages that must not distract. Default `full`. */
  frame?: 'full' | 'bare';
  /** A widget that frames the page, `<remote>/<widget>`, given the page as children. */
  within?: string;
}

/**
 * A place that remotes fill with widgets without a change elsewhere: among the header's tools, over every page (`body`;
 * neither in the bare frame), on the home page, in the portal, under the menu of the profile.
 */
export type SlotName = 'header' | 'home' | 'portal' | 'profile' | 'body';
export interface SlotEntry {
  slot: SlotName;
  /** One of this remote's exposed widgets. */
  widget: string;
  /** Lower comes first. */
  order: number;
  /** Who sees it; for all others nothing of it is loaded. Default `public`. */
  access?: Access;
}
/** A link that the frame draws without loading the remote. The footer has its links under shop, help and company. */
export interface NavigationEntry {
  place: 'header' | 'footer' | 'footer-help' | 'footer-company' | 'portal' | 'profile' | 'account';
  to: string;
  label: Record<Language, string>;
  order: number;
  access?: Access;
}

/** What a remote exposes as `./remote`, and nothing else but its widgets. */
export interface Remote {
  /** Its i18n namespace and the prefix of its state. */
  name: string;
  /** The contract it was built against. */
  contract: typeof contractVersion;
  routes: RemoteRoute[];
  slices?: readonly Slice[];
  saga?: Saga;
  messages(language: Language): Promise<Messages>;
  /** Own notices, shown as `<remote>:<key>`; texts are its words `notices.<key>`. */
  notices?: Record<string, NoticeVariant>;
  slots?: SlotEntry[];
  navigation?: NavigationEntry[];
}

/** What an exposed widget module holds. */
export interface WidgetModule<Props extends object = object> {
  default: ComponentType<Props>;
  /** What the widget needs in the page's language, asked by its host when it is shown. */
  needs?(props: Props, language: Language): Action[];
}
export type { WidgetEntry };
