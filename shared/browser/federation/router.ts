/**
 * What the product uses of react-router. The shell and the remotes share this module instead of the
 * package, because a shared package is shipped whole: 13 KB instead of 55.
 */
export {
  Link,
  NavLink,
  Navigate,
  NavigationType,
  Route,
  RouterProvider,
  Routes,
  createBrowserRouter,
  createMemoryRouter,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
