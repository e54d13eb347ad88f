/** The product's routes and navigation. The shell and the remotes share this module: there is one history per tab. */
export { Link, Navigate, NavLink } from '../router/links.tsx';
export { Route, Routes } from '../router/routes.tsx';
export { createBrowserRouter, RouterProvider } from '../router/router-provider.tsx';
export { NavigationType } from '../router/tab-history.ts';
export { useBlocker } from '../router/use-blocker.ts';
export { useIsLeft, useLocation, useNavigate, useNavigationType } from '../router/here.ts';
export { useSearchParams } from '../router/use-search-params.ts';
export { useParams } from 'wouter';
