import type { Action, Reducer } from 'redux';
import type { ComponentType } from 'react';
import type { NoticeVariant } from './notices';
import type { WidgetEntry, WidgetUse } from './widgets';

/** The version of the remote contract. Within a major version entry points are only added. */
export const contractVersion = '2.2';

export type Language = 'vi' | 'en';
export const languages: readonly Language[] = ['vi', 'en'];
export const defaultLanguage: Language = 'vi';

/** The texts of a remote in one language: keys nest, values are i18next texts. */
export interface Messages {
  [key: string]: string | Messages;
}

/** A Redux slice as the store mounts it: `name` starts with the remote's name. */
export interface Slice {
  reducerPath: string;
  reducer: Reducer;
}
export type Saga = () => Generator;

/** Who may open a route. `customer` is anyone signed in, `operator` anyone of the staff, `admin` an administrator. */
export type Access = 'public' | 'customer' | 'provider' | 'operator' | 'admin';

/** Where a route was matched: decoded path parameters, the query, and the language of the page. */
export interface At {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  language: Language;
}

/** What goes into the document's head. `title` is without the site's name. */
export interface DocumentHead {
  title: string;
  description?: string;
  /** Path without language prefix, where it differs from the current address. */
  canonical?: string;
  /** Paths without language prefix, where the page has an address for each language. */
  alternates?: Record<Language, string>;
  image?: string;
  noindex?: boolean;
  jsonLd?: object[];
  /** Address of the RSS feed that the page belongs to. */
  feed?: string;
}

/** Texts by key, for code outside of components: `t('catalog:home.title')`. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/** Where a page has moved. A permanent one is answered with 301, which browsers and search engines keep. */
export interface Redirect {
  redirect: string;
  isPermanent?: boolean;
}

/**
 * The subject of a page: its data, head and status. A route gives it itself, or leaves it to the page's code,
 * so that other pages do not load it.
 */
export interface PageSubject {
  /** The actions that fetch the page's data. The shell dispatches them; pages have no fetching effects. */
  needs?(at: At): Action[];
  /** Read from the store after every action, so it must be cheap. */
  head?(state: never, at: At, t: Translate): DocumentHead;
  /**
   * 503 when the data of the page could not be fetched: the server then sends the layout, and the browser
   * fetches again.
   */
  status?(state: never, at: At): 200 | 404 | 410 | 503 | Redirect;
  /** Epoch ms at which the shown data expires, as when a sale ends. */
  validUntil?(state: never, at: At): number | undefined;
  /** The slots on this page whose widgets the server renders with it, if they are rendered on the server. */
  slots?: readonly SlotName[];
  /** Widgets of other remotes on this page that the server renders with it. */
  widgets?(at: At): WidgetUse[];
}

/**
 * What the code of a page exports. Pages of one feature export the same slices and sagas, which are mounted
 * and run once.
 */
export interface RemotePage extends PageSubject {
  Component: ComponentType;
  slices?: readonly Slice[];
  /** Each saga is run once, by the first page that brings it. */
  saga?: Saga | readonly Saga[];
}

/** Texts that only some pages or a widget need, loaded together with their code. */
export interface PageMessages {
  /** An i18n namespace of its own: the remote's name, a dash, and the name of the feature. */
  namespace: string;
  load(language: Language): Promise<Messages>;
}

/** One routed page of a remote. */
export interface RemoteRoute extends PageSubject {
  /** Pattern without leading slash and language prefix, as react-router writes it. */
  path: string;
  /** The name by which others link to the page, as `Pages` declares it after the remote's name. */
  name?: string;
  /** Loads the page's code. The subject that it exports overrides the one of the route. */
  lazy(): Promise<RemotePage>;
  messages?: PageMessages;
  /** Default `public`. */
  access?: Access;
  /** The query keys that change the page. */
  cacheKeys?: string[];
  /** `server`: a public page that is rendered on the server. */
  render?: 'server' | 'client';
  /** `bare`: logo and footer only, for pages that must not distract. Default `full`. */
  frame?: 'full' | 'bare';
  /** A widget that wraps the page, `<remote>/<widget>`, and gets the page as children. */
  within?: string;
}

/**
 * A place for widgets of any remote: among the header's tools and over every page (`body`; both absent in the
 * bare layout), on the home page, in the portal, under the profile's menu.
 */
export type SlotName = 'header' | 'home' | 'portal' | 'profile' | 'body';
/** The place of a widget on screens that are at least `from` CSS px wide; the widest that fits applies. */
export interface ReservedSpace {
  from: number;
  /** In CSS px; the widget may become higher. */
  height: number;
  /** Added to the height, in hundredths of the screen's width: for pictures that grow with it. */
  heightVw?: number;
  /** In CSS px. Default: the whole width of the slot. */
  width?: number;
}
export interface SlotEntry {
  slot: SlotName;
  /** The name of one of this remote's exposed widgets. */
  widget: string;
  /** Lower numbers come first. */
  order: number;
  /** Who sees it; nothing of it is loaded for anyone else. Default `public`. */
  access?: Access;
  /**
   * Only on pages whose address has this query key, and at once instead of when it comes near the screen. Not for widgets
   * that the server renders.
   */
  query?: string;
  /**
   * `server`: rendered with the page, when the page is rendered on the server and the widget's data is there in time.
   * Default `client`: the browser renders it when it comes near the screen.
   */
  render?: 'server' | 'client';
  /** The place that is kept until the widget is there, so that nothing on the page moves. */
  keeps?: readonly ReservedSpace[];
}
/**
 * A link that the layout shows without loading the remote. The footer groups its links under shop, help and
 * company.
 */
export interface NavigationEntry {
  place: 'header' | 'footer' | 'footer-help' | 'footer-company' | 'portal' | 'profile' | 'account';
  to: string;
  label: Record<Language, string>;
  order: number;
  access?: Access;
}

/** What a remote exposes as `./remote`; its only other exposed modules are its widgets. */
export interface Remote {
  /** Its i18n namespace and the prefix of its state keys. */
  name: string;
  /** The version of the contract that it was built against. */
  contract: typeof contractVersion;
  routes: RemoteRoute[];
  slices?: readonly Slice[];
  saga?: Saga;
  messages(language: Language): Promise<Messages>;
  /** The remote's own notices, shown as `<remote>:<key>`; their texts are its messages `notices.<key>`. */
  notices?: Record<string, NoticeVariant>;
  slots?: SlotEntry[];
  navigation?: NavigationEntry[];
}

/** The exports of an exposed widget module. What it brings is mounted once, before it renders. */
export interface WidgetModule<Props extends object = object> {
  default: ComponentType<Props>;
  slices?: readonly Slice[];
  saga?: Saga | readonly Saga[];
  /**
   * Texts of its own. A widget with these brings everything that it needs: the remote's manifest, with its slices, saga
   * and messages, is not loaded for it. A widget without is rendered after its remote is loaded.
   */
  messages?: PageMessages;
  /**
   * The actions that fetch the widget's data in the page's language; its host dispatches them when it is
   * shown.
   */
  needs?(props: Props, language: Language): Action[];
}
export type { WidgetEntry };
