import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Language } from '../contracts';
import { createI18n } from '../i18n';
import { sharedMessages } from './shared-messages';

/** Renders a single component with only texts and a router. */
export function renderUi(element: ReactNode, language: Language = 'vi'): RenderResult {
  const i18n = createI18n(language, sharedMessages[language]);
  return render(element, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>{children}</MemoryRouter>
      </I18nextProvider>
    ),
  });
}
