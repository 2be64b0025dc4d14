import { h2, p, quote, scene } from '../prose.ts';
import type { ArticleSource } from './article.ts';

export const carmenere: ArticleSource = {
  slug: 'carmenere-la-cepa-que-se-creia-perdida',
  date: '2026-08-07',
  scene: 'autumn-valley',
  topics: ['vinas'],
  products: ['casona-peumal-carmenere', 'cerro-guindo-carmenere', 'patio-de-naranjos-carmenere'],
  es: {
    title: 'Carmenère, la cepa que se creía perdida',
    lead: 'Estuvo un siglo en Chile con otro nombre. Cómo se la reconoció y cómo elegir una.',
    description:
      'La historia de la Carmenère en Chile, por qué madura tan tarde, a qué sabe según su valle y con qué comerla.',
    blocks: [
      p(
        'Durante más de cien años, en el valle central se cosechó una Merlot rara. Maduraba tres semanas después que su vecina, tenía las hojas nuevas rojizas y daba un vino con olor a pimiento si alguien se apuraba. Los viñateros la llamaban Merlot chileno y la mezclaban con la otra.',
      ),
      p(
        'En noviembre de 1994 un ampelógrafo francés de visita se detuvo en una hilera, miró los estambres torcidos de la flor y dijo el nombre que nadie usaba: Carmenère. Una cepa de Burdeos que la filoxera había borrado de Europa. Había sobrevivido aquí porque los esquejes llegaron antes que la plaga, y la plaga nunca cruzó la cordillera.',
      ),
      h2('por-que-tarda', 'Por qué tarda tanto'),
      p(
        'Es de las últimas en cosecharse, a veces entrado mayo. Mientras las demás juntan azúcar, la Carmenère conserva pirazinas, las mismas moléculas que huelen a pimiento verde. Solo se van con sol sobre el racimo y con tiempo. Por eso pide un otoño largo y seco, y por eso su casa está en Peumo, en Apalta y en algunos rincones del Maipo, donde las tardes de abril todavía son tibias.',
      ),
      quote('La apuras y sabe a ensalada. La esperas y sabe a mora con chocolate.', 'Un enólogo de Peumo'),
      h2('como-se-reconoce', 'Cómo se reconoce en la copa'),
      p(
        'Color violeta muy oscuro. Nariz de mora y ciruela, con un lado de pimienta, hoja de laurel o tierra húmeda. En la boca es ancha y suave: tiene menos tanino que un Cabernet y menos acidez que un Merlot de zona fría. Ese es su encanto y también su riesgo. Cuando le falta frescura se pone pesada, así que desconfía de las de más de 14,5 grados.',
      ),
      scene('harvest'),
      h2('tres-estilos', 'Tres estilos para empezar'),
      p(
        '**La de todos los días**, sin madera o con poca: fruta, pimienta y trago fácil. Se sirve a 15 grados. **La de Peumo**, con crianza en barrica: más oscura, con cacao y tabaco, y quince minutos de aire. **En ensamblaje**, con Cabernet o Petit Verdot, que le prestan el esqueleto que a ella le falta.',
      ),
      h2('con-que', 'Con qué comerla'),
      p(
        'Con la cocina chilena de olla y horno. El comino, el orégano y la cebolla del pino buscan justo esas notas de pimiento; el choclo dulce del pastel se entiende con su fruta madura. También con plateada, porotos con riendas o un charquicán. Con pescado, no.',
      ),
      p(
        'La puedes ver entera en [nuestras Carmenère](/vinos?variedad=carmenere), desde la de la semana hasta la de guardar.',
      ),
    ],
  },
  en: {
    title: 'Carmenère, the grape thought lost',
    lead: 'It lived in Chile for a century under another name. How it was recognised and how to choose one.',
    description:
      'The story of Carmenère in Chile, why it ripens so late, what it tastes of by valley and what to eat with it.',
    blocks: [
      p(
        'For over a hundred years a strange Merlot was picked in the central valley. It ripened three weeks after its neighbour, its young leaves were reddish, and it gave a wine that smelt of peppers if anybody hurried. Growers called it Chilean Merlot and blended it with the other.',
      ),
      p(
        'In November 1994 a visiting French ampelographer stopped in a row, looked at the twisted stamens of a flower and said the name that nobody used: Carmenère. A grape of Bordeaux that phylloxera had wiped from Europe. It had survived here because the cuttings came before the plague, and the plague never crossed the Andes.',
      ),
      h2('por-que-tarda', 'Why it takes so long'),
      p(
        'It is among the last to be picked, at times well into May. While others gather sugar, Carmenère keeps its pyrazines, the very molecules that smell of green pepper. They leave only with sun on the bunch and with time. So it asks for a long, dry autumn, and so its home is in Peumo, in Apalta and in some corners of the Maipo, where April afternoons are still warm.',
      ),
      quote(
        'Hurry it and it tastes of salad. Wait and it tastes of blackberry and chocolate.',
        'A winemaker in Peumo',
      ),
      h2('como-se-reconoce', 'How to know it in the glass'),
      p(
        'A very dark violet. A nose of blackberry and plum, with a side of pepper, bay leaf or damp earth. In the mouth it is broad and soft: it has less tannin than a Cabernet and less acidity than a cool-climate Merlot. That is its charm and its risk too. When it lacks freshness it grows heavy, so be wary of those above 14.5 degrees.',
      ),
      scene('harvest'),
      h2('tres-estilos', 'Three styles to begin with'),
      p(
        '**The everyday one**, with little oak or none: fruit, pepper and easy to drink. Serve it at 15 degrees. **The one from Peumo**, aged in barrels: darker, with cocoa and tobacco, and a quarter of an hour of air. **In a blend**, with Cabernet or Petit Verdot, which lend it the skeleton it lacks.',
      ),
      h2('con-que', 'What to eat with it'),
      p(
        'The Chilean cooking of pot and oven. The cumin, oregano and onion of an empanada look for just those notes of pepper; the sweet corn of a pastel de choclo agrees with its ripe fruit. Also slow-roast beef, beans with noodles or a charquicán. With fish, no.',
      ),
      p(
        'All of them are under [our Carmenères](/vinos?variedad=carmenere), from the one for the week to the one to keep.',
      ),
    ],
  },
};
