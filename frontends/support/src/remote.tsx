import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { ContactPage } from './contact/contact-page.tsx';
import { HelpPage } from './help/help-page.tsx';

export default function Support() {
  return (
    <Routes>
      <Route path="/help" element={<HelpPage />} />
      <Route path="/contact" element={<ContactPage />} />
    </Routes>
  );
}
