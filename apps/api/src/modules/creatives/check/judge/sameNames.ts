import { parse as parseHost } from 'tldts';
import type { Finding } from '../../html/finding.ts';
import type { CheckedLink } from '../outside/checkLinks.ts';
import { shortened } from '../shortened.ts';

/** Words that a call to act is made of, by language. A name of nothing else, such as 'Read more', repeats with good reason. */
const CALLS = {
  en: `a about accept account activate add again all an and app appointment apply archive article available back banner
    basket be blog book booking browse browser buy by calendar call cart catalogue category check checkout choose claim
    click collection come complete contact continue deal deals demo detail details directions discover donate download
    edit editor's email enter episode event events explore facebook find first follow for forward free from full get gift
    give go google guide header here hero home how icon image in info information instagram invite issue it item job join
    keep last latest learn link linkedin list listen listing live login logo long look main make map me message more my
    new news next no now of offer offers on online open or order our out own page photo photos pick picture pin place
    plan play podcast post pre-order preview product products profile purchase quick rate read reading recipe recording
    register reply report request reserve reservation review rsvp sale save schedule search seat section see sell send
    share shop shopping show sign similar site slides spot start started store story submit subscribe take talk tell
    that the this ticket tickets to today top tour track tracking transcript trial try tweet twitter up update us use
    video view visit vote watch web webinar website what who why wishlist with write you your youtube`,
  de: `ab alle allen alles angebot angebote anmelden ansehen anschauen artikel auf beitrag bestellen bild buchen das dein
    deine den der des details die direkt download ein eine einfach einkaufen entdecken erfahren finden für gehen gleich
    gratis hier herunterladen ihr ihre im in infos information informationen interview jetzt kaufen klicken kostenlos
    lesen logo los mehr mein mit mitmachen nachlesen neu neue online podcast produkt produkte reinhören rezept sehen
    seite shop shoppen sichern so starten teilen termin testen ticket tickets und unser unsere video vollständig weiter
    weitere weiteren weiterlesen werden wie zu zum zur zurück übersicht`,
  fr: `a acheter achetez afficher ajouter article au aux ce cette ci commander commandez consulter contact cliquez complet
    de des découvrir découvrez détails du en et faire ici inscription inscrire j'en je l'article l'offre la le les leur
    ligne lire maintenant mon notre offre offres page panier participe participer plus pour produit profite profiter
    réserver réservez s'inscrire sa savoir se site suite sur télécharger tout toute toutes un une vidéo voir vos votre`,
  es: `a ahora al aquí artículo carrito clic comprar compra con conocer completo de del descargar descubre descubrir
    detalle detalles el en haz información inscribirme ir la las leer lee lo los más mi nuestra oferta ofertas para
    página producto registrarme reservar reserva saber seguir sobre su tienda toda todas todo todos tu un una ver vídeo
    y ya`,
  it: `a acquista adesso ai al alla altro articolo approfitta clicca continua con dettagli di e guarda i il in info
    informazioni iscriviti l'articolo la le leggi lo maggiori negozio nel offerta offerte ora ordina per più pagina
    prenota prodotto qui registrati sapere saperne scopri scarica subito sul tutte tutti tutto un una vai vedi video`,
  nl: `aan alle artikel bekijk bestel bestellen boek de deze direct een en gratis hele het hier ik in informatie je kijk
    koop lees meer meld naar nu om onze ontdek op product shop verder video voor weten winkel zie`,
  pt: `a agora ao aqui artigo baixar carrinho clique comprar compre com confira continuar de descubra detalhes e em
    inscreva-se ir leia ler loja mais matéria o oferta ofertas os para página produto reserve saber saiba se seu sua
    tudo um uma ver vídeo`,
  sv: `alla allt artikel artikeln att av boka den det din en erbjudande erbjudanden ett fler för handla här hela hit i
    info information kolla köp ladda läs med mer mot nu ner och om på produkt se shoppa till titta upptäck vidare`,
  pl: `artykuł czytaj dalej do dowiedz dowiedzieć i kliknij kup kupuj na o ofertę oferty obejrzyj odbierz pobierz
    poznaj przeczytaj się sklepu sprawdź szczegóły teraz tutaj tu w wideo więcej wszystkie zamów zapisz zarezerwuj
    zobacz`,
} as const;

const CALL_WORDS: ReadonlySet<string> = new Set(Object.values(CALLS).flatMap((words) => words.split(/\s+/)));

/** Words of a name that may say something. In other languages, short names may be calls to act that are not listed. */
const FEWEST_WORDS = { known: 2, unknown: 4 } as const;

/** The words of a name that belongs to one page. Empty for a call to act, a time to read, a price, and other scripts. */
function ownWordsOf(name: string, language: string): string[] {
  if (/\d/.test(name) || /(?!\p{Script=Latin})\p{L}/u.test(name)) return [];
  const words = name.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  const isKnown = (language.split('-')[0]?.toLowerCase() ?? '') in CALLS;
  if (words.length < FEWEST_WORDS[isKnown ? 'known' : 'unknown']) return [];
  return words.every((word) => CALL_WORDS.has(word.replaceAll('’', "'"))) ? [] : words;
}

function nameOf({ text }: CheckedLink): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

/** The page on which a link ends, whatever its parameters. Null where that is unknown. */
function pageOf({ finalUrl, url }: CheckedLink): string | null {
  const address = finalUrl ?? url;
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/(?:index\.\w+)?$/, '')}`;
}

/** Whether the name is that of the site, which every page of it may carry. */
function namesItsSite(words: readonly string[], pages: readonly string[]): boolean {
  const name = words.join('');
  return pages.some((page) => {
    const site = parseHost(page).domainWithoutSuffix?.replaceAll('-', '') ?? '';
    return site.length > 2 && (name.startsWith(site) || site.startsWith(name));
  });
}

/**
 * Finds links whose text belongs to one page, and which lead to two. A text with more targets is a heading or a call to act
 * that repeats. Broken links have a finding of their own.
 */
export function sameNameFindings(links: readonly CheckedLink[], language: string): Finding[] {
  const judged = links.filter(
    ({ kind, result, isOutlookOnly, isTold }) => kind === 'web' && result !== 'Error' && !isOutlookOnly && !isTold,
  );
  return [...Map.groupBy(judged, nameOf)].flatMap(([name, same]): Finding[] => {
    const words = ownWordsOf(name, language);
    const byPage = Map.groupBy(same, pageOf);
    const pages = [...byPage.keys()].filter((page) => page !== null);
    if (words.length === 0 || pages.length !== 2 || byPage.has(null) || namesItsSite(words, pages)) return [];
    const second = byPage.get(pages[1] ?? '')?.[0];
    const where = pages.map((page) => shortened(page)).join(' and ');
    return [
      {
        kind: 'links_same_name',
        message: `Links that read '${shortened(same[0]?.text ?? name)}' lead to different pages: ${where}`,
        part: `${name} ${pages.join(' ')}`,
        ...(second?.place && { place: second.place }),
      },
    ];
  });
}
