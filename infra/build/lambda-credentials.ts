/**
 * Replaces the SDK's credential chain in bundles: Lambda provides credentials in the environment, and profiles, SSO and
 * instance metadata would only slow each cold start (120 KB, a tenth of it).
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
