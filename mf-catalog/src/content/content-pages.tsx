import { useParams } from 'react-router-dom';
import type { CompanyKey, RemotePage } from '@storefront/shared/contracts';
import { ContentView } from './content-view';
import { contentSubject, policyAt } from './content-subject';

function PolicyPage() {
  return <ContentView pageKey={policyAt({ params: useParams() })} />;
}

export const policyPage: RemotePage = { Component: PolicyPage, ...contentSubject(policyAt) };

const companyPage = (key: CompanyKey): RemotePage => ({
  Component: () => <ContentView pageKey={key} />,
  ...contentSubject(() => key),
});

export const aboutPage = companyPage('about');
export const storeSystemPage = companyPage('store-system');
export const careersPage = companyPage('careers');
