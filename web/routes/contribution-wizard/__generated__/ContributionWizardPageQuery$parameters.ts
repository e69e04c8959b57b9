/**
 * @generated SignedSource<<3ccfdffcf4c21e11b4ff6398306226f4>>
 * @relayHash da08fb87be4c45923526192fdc0bc2eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46db8951693a3ac85b98daf44bab8801ae0cf51120ab07a9c21da3efa733b884

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46db8951693a3ac85b98daf44bab8801ae0cf51120ab07a9c21da3efa733b884",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
