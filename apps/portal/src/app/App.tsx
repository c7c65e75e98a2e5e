import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import type { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { Services } from './start/services.ts';

interface AppProps {
  services: Services;
  router: ReturnType<typeof createMemoryRouter>;
}

/** The whole application, on the browser's router or on a story's. */
export function App({ services, router }: AppProps) {
  return (
    <Provider store={services.store}>
      <QueryClientProvider client={services.queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Provider>
  );
}
