import { Route, Routes } from '@menuleaf/shared/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';

export default function Dashboard() {
  return (
    <Routes>
      <Route path="/dashboard" element={<Page><PageHeading title="Dashboard" /></Page>} />
    </Routes>
  );
}
