import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { type OwnPath, ownPaths } from './page-paths.ts';
import { LoginPage } from './sign-in/login-page.tsx';
import { OwnersOnly } from './sign-in/owners-only.tsx';
import { RegisterPage } from './sign-in/register-page.tsx';

const WelcomePage = lazy(() => import('./welcome/welcome-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy/privacy-page.tsx'));
const ForgotPasswordPage = lazy(() => import('./password/forgot-password-page.tsx'));
const ResetPasswordPage = lazy(() => import('./password/reset-password-page.tsx'));
const VerifyEmailPage = lazy(() => import('./verification/verify-email-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));

const pages: Record<OwnPath, ReactNode> = {
  '/': <HomePage />,
  '/welcome': <WelcomePage />,
  '/login': <LoginPage />,
  '/register': <RegisterPage />,
  '/forgot-password': <ForgotPasswordPage />,
  '/reset-password': <ResetPasswordPage />,
  '/verify-email': <VerifyEmailPage />,
  '/privacy': <PrivacyPage />,
  '/account': (
    <OwnersOnly>
      <AccountPage />
    </OwnersOnly>
  ),
};

/** The shell's own pages, and what is said at an address that has none. */
export const Pages = () => (
  <Suspense>
    <Routes>
      {ownPaths.map((path) => (
        <Route key={path} path={path} element={pages[path]} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
