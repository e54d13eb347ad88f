import { lazy, Suspense } from 'react';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { identityPages } from '@menuleaf/shared/contracts/pages/identity.ts';
import { later } from '@menuleaf/shared/ui/later.tsx';

export const HomePage = later(() => import('./home/home-page.tsx'));
const NotFoundPage = lazy(() => import('./not-found-page.tsx'));
const LoginPage = lazy(() => import('./sign-in/login-page.tsx'));
const RegisterPage = lazy(() => import('./sign-in/register-page.tsx'));
export const WelcomePage = later(() => import('./welcome/welcome-page.tsx'));
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
