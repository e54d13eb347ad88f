import { lazy, Suspense, type ComponentType, useState } from 'react';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { identityPages } from '@menuleaf/shared/contracts/pages/identity.ts';

export const HomePage = lazyPage(() => import('./home/home-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const LoginPage = lazy(() => import('./sign-in/login-page.tsx'));
const RegisterPage = lazy(() => import('./sign-in/register-page.tsx'));
export const WelcomePage = lazyPage(() => import('./welcome/welcome-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy/privacy-page.tsx'));
const ForgotPasswordPage = lazy(() => import('./password/forgot-password-page.tsx'));
const ResetPasswordPage = lazy(() => import('./password/reset-password-page.tsx'));
const VerifyEmailPage = lazy(() => import('./verification/verify-email-page.tsx'));
const AccountPages = lazy(() => import('./account/account-pages.tsx'));

/** The shell's own pages, and the not-found page. */
export const Pages = () => (
  <Suspense>
    <PageRoutes
      pages={identityPages}
      elements={{
        home: <HomePage />,
        welcome: <WelcomePage />,
        login: <LoginPage />,
        register: <RegisterPage />,
        forgotPassword: <ForgotPasswordPage />,
        resetPassword: <ResetPasswordPage />,
        verifyEmail: <VerifyEmailPage />,
        privacy: <PrivacyPage />,
        invitation: <AccountPages page="invitation" />,
        people: <AccountPages page="people" />,
        signIns: <AccountPages page="signIns" />,
        account: <AccountPages page="account" />,
      }}
      otherwise={<NotFoundPage />}
    />
  </Suspense>
);

/** A lazy page that renders at once if loaded before, as after `coming`. */
function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  let page: ComponentType | undefined;
  const coming = async () => {
    const loaded = await load();
    page = loaded.default;
    return loaded;
  };
  const Later = lazy(coming);
  function LazyPage() {
    // Fixed while mounted: another component would lose what was typed.
    const [Page] = useState<ComponentType>(() => page ?? Later);
    return <Page />;
  }
  return Object.assign(LazyPage, { coming });
}
