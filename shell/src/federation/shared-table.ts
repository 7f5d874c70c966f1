import * as emotionReact from './facades/emotion-react';
import * as emotionStyled from './facades/emotion-styled';
import * as react from './facades/react';
import * as reactDom from './facades/react-dom';
import * as reactI18next from './facades/react-i18next';
import * as jsxRuntime from './facades/react-jsx-runtime';
import * as reactRedux from './facades/react-redux';
import * as reactRouterDom from './facades/react-router-dom';
import * as reduxToolkit from './facades/reduxjs-toolkit';
import * as sharedCart from '@storefront/shared/cart';
import * as sharedEvents from '@storefront/shared/events';
import * as sharedHttp from '@storefront/shared/http';
import * as sharedI18n from '@storefront/shared/i18n';
import * as sharedStore from '@storefront/shared/store';
import * as sharedWidgets from '@storefront/shared/widgets';

/** Versions of what the shell provides, written in by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

/**
 * What the shell provides to remotes: libraries through facades, and the doors of `shared` that hold state.
 * The facades are the contract: an export that is not listed there does not exist for a remote.
 */
export const provided: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': reduxToolkit,
  'react-i18next': reactI18next,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@storefront/shared/http': sharedHttp,
  '@storefront/shared/store': sharedStore,
  '@storefront/shared/cart': sharedCart,
  '@storefront/shared/i18n': sharedI18n,
  '@storefront/shared/widgets': sharedWidgets,
  '@storefront/shared/events': sharedEvents,
};

/** The share table for the federation runtime. */
export function sharedTable() {
  return Object.fromEntries(
    Object.entries(provided).map(([key, library]) => {
      const version = SHARED_VERSIONS[key];
      if (!version) throw new Error(`The build knows no version of ${key}.`);
      return [
        key,
        { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
      ];
    }),
  );
}
