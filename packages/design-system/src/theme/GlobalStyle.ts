import { createGlobalStyle } from 'styled-components';
import { focusRing } from './styles.ts';
import { themeCss } from './themeCss.ts';
import { t, type } from './tokens.ts';

/** The themes, and the little that plain elements need. Rendered once, by DesignProvider. */
export const GlobalStyle = createGlobalStyle`
  ${themeCss}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0; background: ${t('canvas')}; color: ${t('ink')}; font-family: ${t('font-sans')}; ${type(13)}
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word;
  }
  body, button, input, select, textarea { font-synthesis: none; }
  h1, h2, h3, h4, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-weight: 600; }
  b, strong { font-weight: 600; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  code, kbd, pre, samp { font-family: ${t('font-mono')}; }
  :focus-visible { ${focusRing} }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { transition-duration: 0s !important; }
  }
`;
