import { lazy, Suspense } from 'react';
import { Route, Routes } from '@menuleaf/shared/federation/router.ts';
import { HomePage } from './home/home-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { OwnersOnly } from './sign-in/owners-only.tsx';
import { RegisterPage } from './sign-in/register-page.tsx';

const WelcomePage = lazy(() => import('./welcome/welcome-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy/privacy-page.tsx'));
const ForgotPasswordPage = lazy(() => import('./password/forgot-password-page.tsx'));
const ResetPasswordPage = lazy(() => import('./password/reset-password-page.tsx'));
const VerifyEmailPage = lazy(() => import('./verification/verify-email-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));

/** The shell's own pages: home, the account and what is read once. */
export const Pages = () => (
  <Suspense>
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/welcome" element={<WelcomePage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/verify-email" element={<VerifyEmailPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route
        path="/account"
        element={
          <OwnersOnly>
            <AccountPage />
          </OwnersOnly>
        }
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
