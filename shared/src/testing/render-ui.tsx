import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../contracts';
import { createI18n } from '../i18n';
import { PathToContext } from '../widgets';
import { sharedMessages } from './shared-messages';
import { testPathTo } from './test-path-to';

/** Renders a single component with only texts, a router and the addresses of `testPathTo`. */
export function renderUi(element: ReactNode, language: Language = 'vi'): RenderResult {
  const i18n = createI18n(language, sharedMessages[language]);
  return render(element, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <PathToContext value={testPathTo}>
          <MemoryRouter>{children}</MemoryRouter>
        </PathToContext>
      </I18nextProvider>
    ),
  });
}
