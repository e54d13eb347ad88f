import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { supportPages } from '@menuleaf/shared/contracts/pages/support.ts';
import { ContactPage } from './contact/contact-page.tsx';
import { HelpPage } from './help/help-page.tsx';

export default function Support() {
  return (
    <PageRoutes pages={supportPages} elements={{ help: <HelpPage />, contact: <ContactPage /> }} />
  );
}
