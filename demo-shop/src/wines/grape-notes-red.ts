/** Tasting notes of red grapes, `[Spanish, English]`; a wine takes one. */
export const RED_NOTES = {
  cabernet: [
    [
      'Cassis maduro, cedro y una punta de eucalipto. La boca es recta, con taninos firmes que se van afinando y un final largo a tabaco.',
      'Ripe blackcurrant, cedar and a hint of eucalyptus. The palate is straight, with firm tannins that keep refining and a long tobacco finish.',
    ],
    [
      'Huele a grosella negra y a caja de lápices. Entra con fuerza, se abre a los veinte minutos y deja un recuerdo mentolado.',
      'It smells of blackcurrant and pencil box. It comes in strong, opens after twenty minutes and leaves a memory of mint.',
    ],
    [
      'Fruta negra bien dibujada, laurel y grafito. Tanino de grano fino, buen nervio y un cierre seco que pide carne.',
      'Well-drawn black fruit, bay leaf and graphite. Fine-grained tannin, good nerve and a dry close that asks for meat.',
    ],
    [
      'Mora y guinda negra en almíbar liviano, con hoja de tabaco detrás. Ancho al medio, fresco en las orillas.',
      'Blackberry and dark cherry in light syrup, with tobacco leaf behind. Broad in the middle, fresh at the edges.',
    ],
  ],
  carmenere: [
    [
      'Mora, pimiento asado y una pizca de clavo. Taninos redondos, casi dulces, y un final que recuerda al chocolate amargo.',
      'Blackberry, roast pepper and a pinch of clove. Round, almost sweet tannins and a finish that recalls dark chocolate.',
    ],
    [
      'Nariz de ají ahumado y ciruela negra. En la boca es suave y jugoso, sin aristas, con especias que se quedan.',
      'A nose of smoked chilli and black plum. The palate is soft and juicy, with no corners and spices that stay.',
    ],
    [
      'Hoja de tomate al abrirlo, fruta negra un rato después. Cuerpo amable, textura de terciopelo y pimienta al final.',
      'Tomato leaf on opening, black fruit a while later. Friendly body, velvet texture and pepper at the end.',
    ],
  ],
  merlot: [
    [
      'Ciruela fresca y hoja de laurel. Taninos blandos, boca carnosa y un amargor leve que lo mantiene despierto.',
      'Fresh plum and bay leaf. Soft tannins, fleshy palate and a slight bitterness that keeps it awake.',
    ],
    [
      'Guinda, té negro y un fondo de cacao. Redondo sin ser pesado, de esos que terminan la botella solos.',
      'Cherry, black tea and a cocoa background. Round without weight, the sort that finishes the bottle by itself.',
    ],
  ],
  syrah: [
    [
      'Pimienta recién molida, mora y aceituna negra. Boca intensa y fresca a la vez, con un final a violetas.',
      'Freshly ground pepper, blackberry and black olive. Intense and fresh at once, with a violet finish.',
    ],
    [
      'Tocino ahumado, arándano y flor. El tanino abraza, la acidez levanta y el conjunto se siente largo.',
      'Smoked bacon, blueberry and flowers. The tannin embraces, the acidity lifts and the whole feels long.',
    ],
  ],
  pinot: [
    [
      'Frutilla, cereza ácida y tierra mojada. Delgado y tenso, con taninos como hilos y un final salino.',
      'Strawberry, sour cherry and wet earth. Slender and taut, with tannins like threads and a saline finish.',
    ],
    [
      'Guinda fresca, rosa seca y un toque de champiñón. Liviano en color, nada liviano en la memoria.',
      'Fresh cherry, dried rose and a touch of mushroom. Light in colour, not at all light in the memory.',
    ],
    [
      'Frambuesa y naranja sanguina. La boca es jugosa, la acidez viva y el tanino apenas se anuncia.',
      'Raspberry and blood orange. The palate is juicy, the acidity alive and the tannin barely announced.',
    ],
  ],
  malbec: [
    [
      'Violeta, ciruela negra y una nota de tiza. Cuerpo generoso, acidez de altura y tanino pulido.',
      'Violet, black plum and a note of chalk. Generous body, mountain acidity and polished tannin.',
    ],
    [
      'Mermelada de mora sin azúcar y flores secas. Llena la boca y aun así termina limpio.',
      'Blackberry jam without sugar and dried flowers. It fills the mouth and still ends clean.',
    ],
  ],
  cabfranc: [
    [
      'Frambuesa, mina de lápiz y menta. Taninos finos, paso ágil y un amargo elegante de hoja verde.',
      'Raspberry, pencil lead and mint. Fine tannins, nimble step and an elegant green-leaf bitterness.',
    ],
    [
      'Guinda roja con hierbas de cerro. Esbelto y jugoso, gana mucho media hora después de abierto.',
      'Red cherry with hillside herbs. Slim and juicy, it gains a great deal half an hour after opening.',
    ],
  ],
  carignan: [
    [
      'Guinda ácida, granada y boldo. Acidez que hace agua la boca, tanino rústico y honesto.',
      'Sour cherry, pomegranate and boldo. Mouth-watering acidity and rustic, honest tannin.',
    ],
    [
      'Fruta roja crujiente sobre hierbas de secano. Tenso como cuerda, largo, con un eco de naranja amarga.',
      'Crunchy red fruit over dry-land herbs. Taut as a string, long, with an echo of bitter orange.',
    ],
  ],
  pais: [
    [
      'Frutilla silvestre, tierra y un dejo de humo. Tanino cosquilloso y trago fácil: mejor un poco frío.',
      'Wild strawberry, earth and a trace of smoke. Tickling tannin and easy to drink: better slightly chilled.',
    ],
    [
      'Granada, hojas secas y flor de campo. Ligero y vivo, con la franqueza de los vinos de antes.',
      'Pomegranate, dry leaves and field flowers. Light and lively, with the candour of old wines.',
    ],
  ],
  cinsault: [
    [
      'Frambuesa fresca, rosa y canela. Taninos de papel y una acidez que refresca como agua de vertiente.',
      'Fresh raspberry, rose and cinnamon. Paper-thin tannins and an acidity that refreshes like spring water.',
    ],
    [
      'Sandía, guinda y pimienta rosada. Transparente y ligero, para la sed y la conversación.',
      'Watermelon, cherry and pink pepper. Transparent and light, for thirst and conversation.',
    ],
  ],
  verdot: [
    [
      'Violetas oscuras, mora y grafito. Denso, de tanino firme y acidez alta: un vino para decantar y esperar.',
      'Dark violets, blackberry and graphite. Dense, firm in tannin and high in acidity: one to decant and wait for.',
    ],
  ],
  garnacha: [
    [
      'Frambuesa madura, anís y monte seco. Cálido y sedoso, con la fruta siempre adelante.',
      'Ripe raspberry, aniseed and dry scrub. Warm and silky, with the fruit always in front.',
    ],
  ],
  mourvedre: [
    [
      'Mora, cuero y pimienta negra. Tanino de peso, carácter salvaje y un final que no se apura.',
      'Blackberry, leather and black pepper. Weighty tannin, a wild streak and a finish in no hurry.',
    ],
  ],
  tempranillo: [
    [
      'Cereza negra, vainilla y cuero fino. Taninos maduros, paso suave y un recuerdo a especias dulces.',
      'Black cherry, vanilla and fine leather. Ripe tannins, smooth passage and a memory of sweet spice.',
    ],
    [
      'Ciruela, tabaco rubio y coco. Clásico y sereno, con la madera ya bien casada.',
      'Plum, blond tobacco and coconut. Classic and serene, with the wood already well married.',
    ],
  ],
  sangiovese: [
    [
      'Cereza ácida, té y hierbas de cocina. Acidez jugosa y un tanino seco hecho para el tomate.',
      'Sour cherry, tea and kitchen herbs. Juicy acidity and a dry tannin made for tomato.',
    ],
  ],
  nebbiolo: [
    [
      'Rosa marchita, guinda y alquitrán. Color pálido y boca enorme: el tanino agarra y no suelta.',
      'Faded rose, cherry and tar. Pale in colour and huge in the mouth: the tannin grips and does not let go.',
    ],
  ],
  touriga: [
    [
      'Higo, violeta y ciruela pasa. Dulce y firme a la vez, con cacao y pimienta al final.',
      'Fig, violet and prune. Sweet and firm at once, with cocoa and pepper at the end.',
    ],
  ],
} as const satisfies Record<string, readonly (readonly [string, string])[]>;
