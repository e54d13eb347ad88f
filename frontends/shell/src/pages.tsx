import { Suspense } from 'react';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { identityPages } from '@menuleaf/shared/contracts/pages/identity.ts';
import { later, type Load } from '@menuleaf/shared/ui/later.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';

const page = <Props extends object>(load: Load<Props>) => later(load, Page);

export const HomePage = page(() => import('./home/home-page.tsx'));
const NotFoundPage = page(() => import('./not-found-page.tsx'));
const LoginPage = page(() => import('./sign-in/login-page.tsx'));
const RegisterPage = page(() => import('./sign-in/register-page.tsx'));
export const WelcomePage = page(() => import('./welcome/welcome-page.tsx'));
const PrivacyPage = page(() => import('./privacy/privacy-page.tsx'));
const TermsPage = page(() => import('./terms/terms-page.tsx'));
const ForgotPasswordPage = page(() => import('./password/forgot-password-page.tsx'));
const ResetPasswordPage = page(() => import('./password/reset-password-page.tsx'));
const VerifyEmailPage = page(() => import('./verification/verify-email-page.tsx'));
const AccountPages = page(() => import('./account/account-pages.tsx'));

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
        terms: <TermsPage />,
        invitation: <AccountPages page="invitation" />,
        people: <AccountPages page="people" />,
        signIns: <AccountPages page="signIns" />,
        account: <AccountPages page="account" />,
      }}
      otherwise={<NotFoundPage />}
    />
  </Suspense>
);
