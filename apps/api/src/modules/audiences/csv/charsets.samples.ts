import type { Encoding } from './encoding.ts';

interface TableSample {
  language: string;
  /** The encodings in which such a file comes. */
  encodings: readonly Encoding[];
  rows: readonly string[];
}

/** Short tables of made-up people, as their client would write them. */
export const tableSamples: readonly TableSample[] = [
  {
    language: 'Polish',
    encodings: ['windows-1250', 'iso-8859-2'],
    rows: [
      'Imię;Nazwisko;E-mail;Miasto',
      'Łukasz;Wiśniewski;lukasz@example.com;Łódź',
      'Małgorzata;Dąbrowska;mal@example.com;Gdańsk',
      'Paweł;Zieliński;pawel@example.com;Poznań',
      'Agnieszka;Wójcik;aga@example.com;Częstochowa',
      'Jan;Nowak;jan@example.com;Warszawa',
    ],
  },
  {
    language: 'Czech',
    encodings: ['windows-1250', 'iso-8859-2'],
    rows: [
      'Jméno;Příjmení;E-mail;Město',
      'Jiří;Novák;jiri@example.com;Plzeň',
      'Tomáš;Dvořák;tomas@example.com;České Budějovice',
      'Lukáš;Černý;lukas@example.com;Ústí nad Labem',
      'Zdeněk;Kučera;zdenek@example.com;Žďár nad Sázavou',
    ],
  },
  {
    language: 'Hungarian',
    encodings: ['windows-1250', 'iso-8859-2'],
    rows: [
      'Név;Város;E-mail',
      'Kovács László;Győr;laszlo@example.com',
      'Szőke Zsófia;Székesfehérvár;zsofia@example.com',
      'Fűzfa Gergő;Nyíregyháza;gergo@example.com',
      'Tóth Ágnes;Érd;agnes@example.com',
    ],
  },
  {
    language: 'Russian',
    encodings: ['windows-1251', 'koi8-r'],
    rows: [
      'Имя;Фамилия;E-mail;Город',
      'Иван;Петров;ivan@example.com;Москва',
      'Ольга;Смирнова;olga@example.com;Санкт-Петербург',
      'Дмитрий;Соколов;dima@example.com;Казань',
    ],
  },
  {
    language: 'Greek',
    encodings: ['windows-1253'],
    rows: [
      'Όνομα;Επώνυμο;E-mail;Πόλη',
      'Γιώργος;Παπαδόπουλος;g@example.com;Αθήνα',
      'Μαρία;Οικονόμου;m@example.com;Θεσσαλονίκη',
      'Ελένη;Νικολάου;e@example.com;Ηράκλειο',
    ],
  },
  {
    language: 'Turkish',
    encodings: ['windows-1254'],
    rows: [
      'Ad;Soyad;E-posta;Şehir',
      'Ayşe;Yılmaz;ayse@example.com;İstanbul',
      'Gökhan;Çelik;gokhan@example.com;İzmir',
      'Mustafa;Şahin;mustafa@example.com;Eskişehir',
      'Çağla;Öztürk;cagla@example.com;Diyarbakır',
      'Uğur;Doğan;ugur@example.com;Şanlıurfa',
    ],
  },
  {
    language: 'Hebrew',
    encodings: ['windows-1255'],
    rows: ['שם;משפחה;E-mail;עיר', 'דוד;כהן;david@example.com;ירושלים', 'שרה;לוי;sara@example.com;חיפה'],
  },
  {
    language: 'Arabic',
    encodings: ['windows-1256'],
    rows: ['الاسم;البريد;المدينة', 'محمد علي;m@example.com;القاهرة', 'فاطمة حسن;f@example.com;الإسكندرية'],
  },
  {
    language: 'Lithuanian',
    encodings: ['windows-1257'],
    rows: [
      'Vardas;Pavardė;E-mail;Miestas',
      'Jonas;Žukauskas;jonas@example.com;Šiauliai',
      'Rūta;Petrauskienė;ruta@example.com;Panevėžys',
      'Mindaugas;Stankevičius;mindaugas@example.com;Vilnius',
      'Eglė;Kazlauskaitė;egle@example.com;Klaipėda',
    ],
  },
  {
    language: 'Japanese',
    encodings: ['shift_jis', 'euc-jp'],
    rows: [
      '氏名,フリガナ,メール,市区町村',
      '山田太郎,ヤマダタロウ,yamada@example.com,東京都渋谷区',
      '佐藤花子,サトウハナコ,sato@example.com,大阪市北区',
      '鈴木一郎,スズキイチロウ,suzuki@example.com,名古屋市',
    ],
  },
  {
    language: 'Chinese',
    encodings: ['gb18030'],
    rows: [
      '姓名,邮箱,城市',
      '王伟,wang@example.com,北京市',
      '李娜,li@example.com,上海市',
      '张敏,zhang@example.com,广州市',
      '刘洋,liu@example.com,深圳市',
    ],
  },
  {
    language: 'Traditional Chinese',
    encodings: ['big5'],
    rows: [
      '姓名,信箱,城市',
      '陳怡君,chen@example.com,臺北市',
      '林志明,lin@example.com,高雄市',
      '黃淑芬,huang@example.com,臺中市',
    ],
  },
  {
    language: 'Korean',
    encodings: ['euc-kr'],
    rows: [
      '이름,이메일,도시',
      '김민수,kim@example.com,서울특별시',
      '이지은,lee@example.com,부산광역시',
      '박서준,park@example.com,대구광역시',
    ],
  },
  {
    language: 'German',
    encodings: ['windows-1252', 'macintosh'],
    rows: [
      'Vorname;Nachname;E-Mail;Straße',
      'Jörg;Müller;joerg@example.com;Hauptstraße 3',
      'Käthe;Groß;kaethe@example.com;Königsallee 1',
      'Günther;Schäfer;guenther@example.com;Münchner Str. 8',
    ],
  },
  {
    language: 'French',
    encodings: ['windows-1252', 'macintosh'],
    rows: [
      'Prénom;Nom;E-mail;Ville',
      'Hélène;Lefèvre;helene@example.com;Saint-Étienne',
      'François;Bérenger;francois@example.com;Orléans',
      'Aurélie;Lemaître;aurelie@example.com;Nîmes',
    ],
  },
  {
    language: 'Spanish',
    encodings: ['windows-1252', 'macintosh'],
    rows: [
      'Nombre;Apellidos;E-mail;Población',
      'José;Muñoz García;jose@example.com;Málaga',
      'María;Núñez Pérez;maria@example.com;Cádiz',
      'Íñigo;Rodríguez;inigo@example.com;A Coruña',
    ],
  },
];

/** Pairs of bytes that may be one character. */
const FIRST = { from: 0x81, to: 0xfe };
const SECOND = { from: 0x40, to: 0xfe };

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** The bytes of each character that the encoding writes in one or two bytes. */
function tableOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if (/^[^\ufffd]$/u.test(text) && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) learn(byte);
  for (let first = FIRST.from; first <= FIRST.to; first += 1)
    for (let second = SECOND.from; second <= SECOND.to; second += 1) learn(first, second);
  tables.set(encoding, table);
  return table;
}

/** Writes text in an encoding of one or two bytes for each character. Node only reads them. */
export function encodeAs(encoding: Encoding, text: string): Buffer {
  const table = tableOf(encoding);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}
