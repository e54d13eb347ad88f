import { crashedTitle } from '@menuleaf/shared/contracts/pages/broken-page.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';

/** Instead of a page that crashed, without a word of its inside. A plain link, to load everything afresh. */
export const CrashPanel = () => (
  <Page>
    <ErrorPanel
      title={crashedTitle}
      text="What you saved is safe. What you had not saved may be gone."
      action={
        <>
          <Button tone="primary" onClick={() => location.reload()}>
            Reload
          </Button>
          <a href="/contact">Tell us</a>
        </>
      }
    />
  </Page>
);
