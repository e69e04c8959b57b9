/**
 * @generated SignedSource<<96d90f46f127381cf90f4014fcd51b6a>>
 * @relayHash 454901d59ea927de5fd924f5935ccd3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aedfb327019514560a66cb6ba01825602f0ba730ca6a4119b83e10d649386e2c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardSection = "AUTHORS" | "FUNDING" | "OPPOSED_REVIEWERS" | "RECOMMENDED_REVIEWERS" | "SUMMARY" | "TITLE";
export type SaveContributionTitleInput = {
  articleTypeId?: string | null | undefined;
  contributionId: string;
  subtitleEn?: string | null | undefined;
  subtitleZh?: string | null | undefined;
  titleEn?: string | null | undefined;
  titleZh?: string | null | undefined;
  version?: number | null | undefined;
};
export type useSaveContributionTitleMutation$variables = {
  input: SaveContributionTitleInput;
};
export type useSaveContributionTitleMutation$data = {
  readonly saveContributionTitle: {
    readonly contribution: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly isComplete: boolean;
        readonly section: WizardSection;
      }> | null | undefined;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"TitleTab_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionTitleMutation = {
  response: useSaveContributionTitleMutation$data;
  variables: useSaveContributionTitleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "section",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComplete",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveContributionTitleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionTitle",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SectionStatus",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TitleTab_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionTitleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveContributionPayload",
        "kind": "LinkedField",
        "name": "saveContributionTitle",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Contribution",
            "kind": "LinkedField",
            "name": "contribution",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "SectionStatus",
                "kind": "LinkedField",
                "name": "sections",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DictionaryEntry",
                "kind": "LinkedField",
                "name": "articleType",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "titleEn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subtitleZh",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "subtitleEn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "aedfb327019514560a66cb6ba01825602f0ba730ca6a4119b83e10d649386e2c",
    "metadata": {},
    "name": "useSaveContributionTitleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f1dfc71d6374382ddc7a996b3c23a7f";

export default node;
