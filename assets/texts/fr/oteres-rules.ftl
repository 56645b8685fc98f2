### The rules of Öterés by topic, in our own words. A topic holds 3,500 characters at most.

oteres-rules-aim = Le but du jeu
oteres-rules-aim-text =
    Vous êtes des loutres, et vous cherchez les perles les plus précieuses. Les blanches valent de { $whiteLeast } à { $whiteMost } points, les noires de { $blackLeast } à { $blackMost }. Pour savoir ce que vaut une perle, il faut l’avoir devant soi ou l’avoir vue passer.

    Tout le monde commence avec deux cartes et une perle blanche. Puis, à chaque tour : pioche une carte, joue une carte.

    Des oursins se cachent dans la pioche. Si tu finis ton tour avec deux oursins en main, tu es hors jeu, mais tu gardes tes perles. Quand il ne reste qu’une loutre dans l’eau, on révèle toutes les perles, et **qui a le plus de points gagne**, en jeu ou hors jeu.

oteres-rules-turn = Un tour
oteres-rules-turn-text =
    - **Piocher.** Le bot pioche une carte pour toi au début de ton tour.
    - **Jouer.** Choisis une carte de ta main et fais ce qu’elle dit, autant que possible. Puis elle va à la défausse, sauf si elle reste devant quelqu’un.
    - **Vérifier.** Ton tour se termine tout seul s’il n’y a plus rien à annuler ; sinon, c’est toi qui le termines. Si tu as deux oursins ou plus en main à ce moment-là, tu es hors jeu.

    Personne d’autre ne voit ta main : tu choisis donc ta carte en privé, avec *Répondre en privé* sous l’image. Tout ce que les autres ne doivent pas voir se décide là aussi. Le reste se passe dans le salon.

    Appuie sur *Main* pour voir tes cartes et tes perles à tout moment, même pendant le tour des autres.

    {"*"}Annuler* revient sur tes choix de ce tour, tant que rien n’a été pioché, donné ou pris, que personne d’autre n’a répondu, qu’aucune carte posée devant les autres ne s’est déclenchée et que personne n’a rien vu de nouveau.

oteres-rules-urchins = Les oursins
oteres-rules-urchins-text =
    Il y en a { $urchins }. Personne n’en a au départ.

    - **Deux en main à la fin de ton propre tour** : tu es hors jeu. Si quelqu’un t’en donne un, il ne se passe rien avant la fin de ton tour à toi.
    - **En jouer un** à la place d’une autre carte : prends une perle noire sans la montrer, et l’oursin retourne au milieu de la pioche. S’il n’y a plus de perle noire dans la réserve, tu ne peux pas le jouer.
    - **S’en débarrasser** : les cartes avec un oursin barré dans le coin marchent aussi avec un oursin de ta main. Tu peux le donner à quelqu’un ({ $passing }) ou le remettre dans la pioche ({ $discarding }). Ces cartes marchent même s’il n’y a plus de perle noire dans la réserve.

    {"*"}*Hors jeu**, c’est aussi hors d’atteinte : tes perles restent à toi et comptent à la fin, et plus aucune carte ne peut te viser, ni en bien ni en mal. Le reste de ta main est défaussé. Les cartes devant toi restent.

oteres-rules-pearls = Les perles
oteres-rules-pearls-text =
    - **Tout le monde voit** combien de perles de chaque couleur tu as, et lesquelles sont sous une carte.
    - **Ce qu’elles valent** reste secret. Tu peux regarder les tiennes à tout moment.
    - Si quelqu’un te prend une perle, c’est **à l’aveugle** : au hasard, avec les mêmes chances pour toutes les perles que l’on peut prendre.
    - **Vue une fois, vue pour toujours** : si tu as vu la valeur d’une perle, tu continues à la voir où qu’elle aille, jusqu’à son retour dans la réserve. Le petit numéro sous une perle sert seulement à la distinguer des autres. Il ne dit rien de sa valeur.
    - S’il n’y a pas assez de perles blanches dans la réserve, tu prends celles qui restent. S’il n’y en a plus, il ne se passe rien.

    La boîte contient { $white } perles blanches : { $whiteList }. Et { $black } noires : { $blackList }.

oteres-rules-cards = Les cartes
oteres-rules-cards-part = Toutes les cartes, { $part } sur { $parts }
oteres-rules-cards-text =
    Les { $count } cartes action, avec leur nombre d’exemplaires. Les images montrent ce qu’elles font. Tout le monde en reçoit deux, puis les { $urchins } oursins rejoignent le reste dans la pioche.

    { $list }

oteres-rules-details = Les cartes en détail
oteres-rules-details-text = { $details }

oteres-rules-end = Fin et égalités
oteres-rules-end-text =
    La partie finit quand il ne reste plus qu’une personne en jeu. On révèle alors toutes les perles.

    La victoire revient à qui a le plus de points et, en cas d’égalité, à qui a le moins de perles. Si l’égalité persiste, la victoire est partagée.

    Rester en jeu jusqu’au bout ne rapporte rien de plus, et si tu es hors jeu, tes perles comptent comme celles des autres.

oteres-rules-ours = Ce que nous avons inventé
oteres-rules-ours-text =
    Ceci est une création de fans, non officielle, sans aucune image ni aucun texte de l’éditeur.

    Les règles imprimées expliquent le tour, les oursins et la fin, combien il y a de cartes et de perles, et ce que valent les perles noires. Elles ne donnent pas la liste des cartes action : sur { $count }, elles en nomment deux et décrivent cinq effets. Nous avons inventé le reste de la pioche.

    - **Nom et effet des règles** : { $both }
    - **Nom des règles** : { $named }
    - **Effet des règles, nom inventé** : { $described }
    - **Entièrement inventées** : { $ours }
    - **Nombre d’exemplaires** : { $counts }
    - **Valeur des perles blanches** : { $worths }

    Tu as le jeu ? Alors tu peux tout corriger dans un seul fichier, `assets/oteres/components.json`. `docs/rules-oteres.md` explique comment faire, et tout ce que nous avons décidé d’autre.

## The parts of these texts

oteres-rules-card = - **{ $card }** × { $count }
oteres-rules-tokens = { $count } × { $value }
oteres-rules-ours-choice = notre choix
oteres-rules-ours-box = comme dans la boîte
# More than the card says, by its effect; $card is the name of the cards that have it.
oteres-rules-about-protect-pearl = - **{ $card }** · La perle dessous ne peut plus jamais être prise, échangée, remplacée ni passée, mais elle compte quand même. Sans perle blanche, la carte reste vide. Tu peux en jouer une pour toi. Les suivantes vont à d’autres, qui choisissent laquelle de leurs perles blanches va dessous.
oteres-rules-about-split-paws = - **{ $card }** · D’abord tu répartis les perles, puis tu choisis qui prend une patte. Cette personne ne voit ni combien de perles il y a dans chaque patte, ni ce qu’elles valent.
oteres-rules-about-biggest-pile = - **{ $card }** · On cherche qui a le plus de perles blanches parmi les autres encore en jeu, celles sous une carte comprises. Tu y prends une perle à l’aveugle, blanche ou noire, mais jamais une perle qui est sous une carte.
oteres-rules-about-pass-left = - **{ $card }** · Tout le monde choisit en privé, dans n’importe quel ordre. La table montre qui l’on attend, mais pas les choix. Puis toutes les perles bougent en même temps. « À gauche », c’est la personne suivante encore en jeu. Si une seule de tes perles peut bouger, elle part sans que tu choisisses. Si tu n’en as aucune, tu ne passes rien, mais tu en reçois une quand même.
oteres-rules-about-share-out = - **{ $card }** · Tu en gardes une et tu décides qui reçoit laquelle. S’il ne reste qu’une autre personne en jeu : une pour toi, une pour elle, et la dernière retourne dans la réserve.
oteres-rules-about-ward = - **{ $card }** · Elle se déclenche dès que quelqu’un d’autre joue une carte pour prendre ou échanger une de tes perles. La carte adverse ne fait rien, et celle-ci est défaussée. Un regard, un cadeau, une perle passée à gauche ou tes propres cartes ne la déclenchent pas.
oteres-rules-about-take-white = - **{ $card }** · Personne d’autre ne voit ce que vaut la perle.
oteres-rules-about-trade-in = - **{ $card }** · Ta perle retourne d’abord dans la réserve, tu peux donc retomber sur la même. S’il n’y a plus de perle blanche dans la réserve, tu ne peux y remettre qu’une blanche, et elle te revient aussitôt.
oteres-rules-about-swap = - **{ $card }** · Choisis avec qui, puis une de tes perles. L’autre est prise à l’aveugle, et peut être blanche ou noire.
oteres-rules-about-snatch = - **{ $card }** · Le hasard décide, avec les mêmes chances pour toutes ses perles blanches qui ne sont pas sous une carte.
oteres-rules-about-pass-card = - **{ $card }** · Choisis à qui, puis la carte. Vous serez deux à savoir laquelle. Puis pioche une carte. Si tu n’as pas d’autre carte, elle ne fait rien.
oteres-rules-about-discard-card = - **{ $card }** · Tout le monde voit ce que tu défausses. Puis pioche une carte. Si tu n’as pas d’autre carte, elle ne fait rien.
oteres-rules-about-dark-gift = - **{ $card }** · Si tu n’as pas de perle noire à donner, regarde plutôt chez quelqu’un une perle qui n’est pas sous une carte. Puis échange-la contre une des tiennes, ou laisse-la.

## How to play: one page for somebody who has never seen the game. The numbers stand in its picture.

oteres-guide-alt = Ce qu’il y a devant toi, avec cinq numéros : 1 la pioche, 2 une carte de ta main, 3 un oursin, 4 tes perles, 5 la réserve.
oteres-guide-goal = Amasse les perles les plus précieuses : avec deux oursins en main, tu es hors jeu, mais tes perles comptent.
oteres-guide-deck = **Pioche** : chaque tour commence par une carte d’ici.
oteres-guide-hand = **Ta main** : joue une carte par tour. Personne d’autre ne la voit.
oteres-guide-urchin = **Oursin** : un seul en main, ça va ; avec deux, tu es hors jeu. Tu peux en jouer un contre une perle noire, tant que la réserve en a.
oteres-guide-pearls = **Tes perles** : personne d’autre ne sait ce qu’elles valent.
oteres-guide-pool = **Réserve** : les nouvelles perles viennent d’ici.
# At most 60 words.
oteres-guide-turn = Le bot pioche une carte pour toi. Appuie sur *Répondre en privé*, choisis une carte et fais ce qu’elle dit : prendre, échanger, partager ou protéger des perles. Deux oursins en main en fin de tour : tu es hors jeu, mais tes perles comptent. Quand une seule personne reste en jeu, qui a le plus de points gagne.

## For those who are still learning: what a question speaks of

oteres-term-urchin = Avec deux oursins en main à la fin de ton tour, tu es hors jeu.
oteres-term-card-any = Joue n’importe quelle carte et fais ce qu’elle dit. Personne d’autre ne voit ta main.
oteres-term-pearls = Personne d’autre ne voit ce que valent tes perles. Les autres les prennent à l’aveugle.
oteres-term-one-urchin = Un oursin, ça va ; avec deux en fin de tour, tu es hors jeu. Tu peux en jouer un tant que la réserve a une perle noire ; certaines cartes aident aussi.
